### Ce que dit le serveur de tables : refus, limites, réglages. Le réseau porte ces identifiants, jamais les phrases.

## Refus : pourquoi une demande n’aboutit pas

server-refuse-watching = Vous regardez cette table ; asseyez-vous d’abord.
server-refuse-not-yours = Cette place est celle de { $seat } ; ouvrez la table avec la vôtre.
server-refuse-yours = Cette place est déjà la vôtre ; asseyez-vous simplement.
server-refuse-taken = { $seat } occupe déjà cette place.
server-refuse-started = La partie a commencé ; cela ne se change plus.
server-refuse-not-started = La partie n’a pas encore commencé ; tout le monde doit d’abord être prêt.
server-refuse-running = La partie est encore en cours ; la revanche commence quand elle est finie.
server-refuse-closed = Cette table a été fermée.
server-refuse-host = Seul l’hôte de cette table peut faire cela.
server-refuse-away = Un robot joue à votre place ; rasseyez-vous pour reprendre.
server-refuse-entropy = Votre part du hasard doit compter de 8 à 64 chiffres hexadécimaux.
server-refuse-no-lesson = C’est une table ordinaire, pas une leçon : répondez, ou reprenez.
server-refuse-no-vote = Aucun vote ne vous attend.
server-refuse-vote-open = La table vote déjà à ce sujet.
server-refuse-alone = Personne d’autre à la table ne peut donner son accord.
server-refuse-present = { $seat } est là ; sa place ne peut être donnée.
server-refuse-absence = { $seat } vient de partir. Un robot ou quelqu’un d’autre pourra prendre le relais dans { $minutes } min.
server-refuse-rival = Face à un seul adversaire, personne d’autre ne peut reprendre une place. Un robot peut jouer en attendant le retour de son joueur.
server-refuse-stand-in = Seul le robot « { $bot } » peut remplacer une personne absente.
server-refuse-stands-in = Un robot joue déjà pour { $seat }.
server-refuse-secret = Ce lien ne correspond pas à la place ; elle a peut-être changé de main depuis.
server-refuse-bot = Aucun robot « { $bot } » ne peut s’asseoir ici.
server-refuse-muted = L’hôte a coupé la parole à cette place.
server-refuse-empty = Écrivez d’abord un message.
server-refuse-note = Une note a besoin d’un endroit, et il y en a au plus { $most }.
server-refuse-clock = Une horloge dure au moins { $least } secondes et au plus { $days } jours.
server-refuse-hook = Un webhook doit être une adresse http ou https complète.
server-refuse-hooks-off = Ce serveur n’appelle pas de webhooks.
server-refuse-hook-home = Un webhook ne peut pas mener au réseau de ce serveur ; veuillez donner une adresse publique.
server-refuse-edition-slow = La lecture de cette édition prend trop de temps ; simplifiez-la.
server-refuse-undos = Cette partie a déjà eu { $most } annulations, le maximum possible.
server-refuse-undo-long = Le journal de cette partie compte { $most } entrées, trop pour une annulation de plus.
server-refuse-origin = Cette table poursuit un enregistrement ; ses places et ses options restent telles quelles.
server-refuse-hints = Cette table joue sans conseils ; l’hôte peut les permettre avant le début de la partie.
server-refuse-no-hint = Aucun conseil n’a été trouvé à temps ; veuillez réessayer.
server-refuse-ahead = Ce jeu n’a pas de passage automatique.
server-refuse-campaign = Une campagne se joue entre les mêmes personnes, comme convenu avant la première partie.
server-refuse-campaign-game = { $game } n’a pas de campagnes.
server-refuse-teach = Pour expliquer le jeu, il faut jouer à cette table ou en être l’hôte ; prenez d’abord place.
server-refuse-teaching = { $name } explique déjà le jeu ; une personne à la fois.
server-refuse-teacher = Seule la personne qui explique le jeu peut faire cela ; choisissez d’abord « J’explique le jeu ».
server-refuse-review = Une partie se revoit ensemble une fois terminée.
server-refuse-part = La fiche n’a pas de partie { $part } ; ses parties vont de 0 à { $last }.
server-refuse-spot = « { $spot } » n’est rien que tout le monde à cette table puisse voir ; montrez une case ou une partie du plateau.
server-refuse-spot-whole = Chacun voit « { $spot } » à sa façon : cela ne s’éclaire qu’en entier, sans dire où.
server-refuse-open = Les mains sont déjà visibles.

## Messages incompréhensibles, et limites

server-bad-message = Ce message est incompréhensible ({ $reason }).
server-bad-id = L’identifiant d’une demande a au plus 64 lettres, chiffres et signes . : -
server-bad-version = Cette page parle la version { $yours } et le serveur la version { $ours } ; rechargez la page.
server-hello-first = Dites d’abord hello, avec la table voulue.
server-who = Choisissez d’abord un nom.
server-origin = Cette demande vient d’une page d’un autre site.
server-host = Ce serveur porte un autre nom ; qui l’héberge peut définir PARLOUR_BASE_URL.
server-too-fast = Vous allez trop vite ; patientez un instant.
server-refuse-busy = Plusieurs parties sont déjà en cours d’analyse ; réessayez dans un instant.
server-too-long = C’est trop long ; on peut envoyer au plus { $most } octets à la fois.
server-too-many-connections = Trop de connexions viennent de votre adresse ; fermez quelques tables.
server-too-many-tables = Il y a déjà { $most } tables ; on ne peut plus en ouvrir.
server-no-table = Il n’y a pas de table { $table } ; vérifiez le code.
server-elsewhere = Un autre serveur reprend cette table ; réessayez dans un instant.
server-no-record = Il n’y a pas d’enregistrement { $id } ici ; vérifiez le lien.
server-no-page = Il n’y a rien à cette adresse.
server-no-client = Le serveur de tables fonctionne, mais cette copie de Parlour a été faite sans ses pages ; les programmes peuvent utiliser l’API.
server-bug = Une erreur s’est produite de notre côté ; rien n’a changé, et elle a été notée.
server-bye = Le serveur s’arrête ; votre table est en sûreté, et cette page se reconnectera toute seule.

## Ce qui n’a pas pu être conservé

server-store-full = Rien n’a été conservé, car le disque est plein ({ $file }) ; tout est comme avant.
server-store-locked = Rien n’a été conservé, car un autre programme tient le fichier { $file } ; tout est comme avant.
server-store-broken = Le fichier { $file } est endommagé ; restaurez une sauvegarde.
server-store-failed = Le fichier { $file } n’a pas pu être lu ou écrit ({ $reason }) ; tout est comme avant.
server-rules-unknown = Cette table a été jouée selon d’autres règles (numéro { $before }, maintenant { $now }), et rien ne dit qu’elles mènent au même point à partir de l’entrée { $entry } ; elle reste telle quelle, inchangée.
server-store-race = Quelqu’un a été plus rapide ; la table a été rechargée, réessayez.
server-store-newer = Le fichier { $file } vient d’un Parlour plus récent (schéma { $found }, celui-ci connaît { $known }) ; mettez Parlour à jour.
server-store-foreign = Le fichier { $file } appartient à un autre programme ; indiquez un autre dossier de données.
server-store-taken = Un autre serveur Parlour utilise déjà { $file } ; arrêtez-le d’abord, ou indiquez un autre dossier de données.
server-store-unreachable = La base de données { $database } est injoignable ({ $reason }).
server-store-refused = La base de données { $database } a refusé ({ $reason }) ; rien n’a changé.
server-store-old = La base de données { $database } tourne sous PostgreSQL { $found } ; il faut la version { $least } ou une plus récente.
server-store-schema = La base de données { $database } vient d’un Parlour plus récent (schéma { $found }, celui-ci connaît { $known }) ; mettez Parlour à jour.
server-store-not-ours = La base de données { $database } contient les tables d’un autre programme ; indiquez-en une vide.
server-store-address = Un autre serveur de la base { $database } se trouve déjà à l’adresse { $address } ; indiquez avec PARLOUR_ADDRESS où les autres peuvent joindre celui-ci.
server-store-driver = Il manque le pilote de PostgreSQL : pip install ".[postgres]" dans les sources de Parlour.
server-store-fenced = Un autre serveur a repris cette table ; réessayez.
server-move-not-empty = La base de données { $database } n’est pas vide ; on ne peut transférer des tables que dans une base vide. Rien n’a changé.
server-move-differs = Dans la base de données { $database }, la ligne { $row } de { $table } n’est pas telle qu’elle était dans le fichier ; rien n’a été transféré.
server-backup-exists = Il y a déjà un fichier { $file } ; choisissez un autre nom pour la sauvegarde.

## Réglages

server-error-setting = { $name } ne peut pas être « { $value } » ; attendu : { $expected }.
server-error-insecure = { $name } = { $value } n’est sûr que si personne d’autre n’accède à Parlour, qui ne démarre donc pas sur { $host } : retirez ce réglage, ou choisissez 127.0.0.1.
server-error-database = DATABASE_URL indique { $scheme } ; attendu : sqlite:///chemin ou postgresql://utilisateur@hôte/base.
server-error-renamed = { $name } s’appelle désormais { $now } : les processus où réfléchissent les robots. Pour plusieurs processus serveurs : parlour serve --workers.
server-error-workers-file = { $count } processus ont besoin d’une base de données commune : réglez DATABASE_URL sur postgresql://utilisateur@hôte/base.
server-error-workers-here = Ce système ne peut pas lancer plusieurs processus d’une seule commande ; démarrez plutôt plusieurs serveurs avec le même DATABASE_URL.
server-error-port = Parlour ne peut pas écouter sur { $host }, port { $port } ({ $reason }) ; choisissez autre chose avec --host ou --port.
server-error-unreachable = Il n’y a pas de serveur Parlour à l’adresse { $url } ({ $reason }).
server-error-answer = Le serveur { $url } a refusé : { $refusal }.
server-error-link = « { $url } » n’est pas le lien d’une table ; attendu : https://host/t/CODE.
server-error-full = Aucune place n’est libre à la table { $table }.

## Un agent qui lit des mots

agent-no-tables = Il n’y a pas de table publique en ce moment ; ouvrez-en une.
agent-seated = Vous êtes à la table { $table }, place { $seat }.
agent-lobby = La partie n’a pas commencé ; places encore libres : { $open }.
agent-choices = Vous avez { $count } { $count ->
        [one] réponse possible
       *[other] réponses possibles
    }.
agent-player = { $seat } : { $name }.
agent-player-you = { $seat } : { $name }, c’est vous.
agent-answered = Vous avez répondu { $answer }.
agent-waiting = On attend : { $names }.
agent-game = { $game } : { $name }, de { $least } à { $most } joueurs ; robots : { $bots }
agent-table = { $table } : { $game }, { $phase } ; joueurs : { $names } ; places libres : { $open }
agent-over = La partie est finie.
agent-place = { $place }. { $name } : { $score }
agent-error-no-seat = Vous n’êtes encore à aucune table ; asseyez-vous d’abord.
agent-error-lobby = La partie de la table { $table } n’a pas encore commencé.
agent-error-not-asked = On ne vous demande rien pour l’instant ; regardez encore, en attendant.
agent-error-answer = « { $answer } » ne fait pas partie des { $count } réponses possibles, comme : { $choices }.
