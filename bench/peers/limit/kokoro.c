/* Kokoro on bitboards in plain C: how fast this machine could play it. The standard game only (no options, decrees). */

#include <stdint.h>
#include <string.h>

enum { SHAPES = 6, LETTERS = 6, ROUNDS = 5, GOLDEN_A_ROUND = 4, MOST_SEATS = 8, PENALTY = 5, WHIM = 16 };
enum { TOP = 1, RIGHT = 2, BOTTOM = 4, LEFT = 8 };

typedef uint64_t set; /* of spaces */

/* What is printed, as `table` was told it. */
static struct {
    int size, columns;
    set all, left_edge, right_edge, featured, shrines;
    int caterpillars[64], flowers[64], sanctuaries[LETTERS], caterpillar_guardian, flower_guardian;
    int edges[SHAPES], deck[2 * SHAPES];
} printed;

typedef struct {
    set drawn, top, right, bottom, left, homely;
    int boxes[ROUNDS], score, highest;
} mat;

typedef struct {
    mat mats[MOST_SEATS];
    int seats, round, golden, letter, top_letter, called, cards;
    uint8_t deck[2 * SHAPES], spent[2 * SHAPES], letters; /* by kind: 2 * shape + golden */
} game;

/* Random numbers: sfc32, as ours. */

typedef struct {
    uint32_t a, b, c, count;
} numbers;

static uint32_t word(numbers *n) {
    uint32_t found = n->a + n->b + n->count++;
    n->a = n->b ^ (n->b >> 9);
    n->b = n->c + (n->c << 3);
    n->c = ((n->c << 21) | (n->c >> 11)) + found;
    return found;
}

static uint32_t below(numbers *n, uint32_t size) {
    return (uint32_t)(((uint64_t)word(n) * size) >> 32);
}

static void begin(numbers *n, uint32_t seed) {
    *n = (numbers){seed, 0x9e3779b9u, 0x243f6a88u, 1};
    for (int i = 0; i < 12; i++) word(n);
}

/* Sets */

static int nth(set spaces, uint32_t n) {
    int first = 0;
    for (uint32_t here; n >= (here = (uint32_t)__builtin_popcount(spaces & 0xff)); n -= here, first += 8) spaces >>= 8;
    while (n--) spaces &= spaces - 1;
    return first + __builtin_ctzll(spaces);
}

static int any(set spaces, numbers *n) {
    return nth(spaces, below(n, (uint32_t)__builtin_popcountll(spaces)));
}

static int total(set spaces, const int *values) {
    int sum = 0;
    for (; spaces; spaces &= spaces - 1) sum += values[__builtin_ctzll(spaces)];
    return sum;
}

/* The rules */

static set chain(const mat *m, int start) {
    set found = ((set)1 << start) & m->drawn, grown;
    for (;; found = grown) {
        grown = found | (((found & m->top) >> printed.columns) & m->bottom) |
                (((found & m->bottom) << printed.columns) & m->top) |
                (((found & m->right & ~printed.right_edge) << 1) & m->left) |
                (((found & m->left & ~printed.left_edge) >> 1) & m->right);
        if (grown == found) return found;
    }
}

static void draw(mat *m, int space, int number) {
    set bit = (set)1 << space, joined = 0;
    int edges = printed.edges[number];
    m->drawn |= bit;
    if (edges & TOP) m->top |= bit, joined |= (bit >> printed.columns) & m->bottom;
    if (edges & RIGHT) m->right |= bit, joined |= ((bit & ~printed.right_edge) << 1) & m->left;
    if (edges & BOTTOM) m->bottom |= bit, joined |= (bit << printed.columns) & m->top;
    if (edges & LEFT) m->left |= bit, joined |= ((bit & ~printed.left_edge) >> 1) & m->right;
    if ((bit & printed.shrines) | (joined & m->homely)) m->homely |= joined & ~m->homely ? chain(m, space) : bit;
}

static int count(const mat *m, int letter) {
    set spaces = chain(m, printed.sanctuaries[letter]);
    return total(spaces, printed.caterpillars) + total(spaces, printed.flowers);
}

static void score_round(game *g) {
    for (int seat = 0; seat < g->seats; seat++) {
        mat *m = &g->mats[seat];
        int found = count(m, g->letter), before = g->round ? m->boxes[g->round - 1] : 0;
        m->boxes[g->round] = found > before ? found : 0;
    }
    for (int kind = 0; kind < 2 * SHAPES; kind++) g->spent[kind] = (uint8_t)(printed.deck[kind] - g->deck[kind]);
    g->round++;
}

static void finish(game *g) {
    for (int seat = 0; seat < g->seats; seat++) {
        mat *m = &g->mats[seat];
        int caterpillars = total(chain(m, printed.caterpillar_guardian), printed.caterpillars);
        int flowers = total(chain(m, printed.flower_guardian), printed.flowers);
        m->score = caterpillars + flowers;
        m->highest = caterpillars > flowers ? caterpillars : flowers;
        for (int i = 0; i < ROUNDS; i++) {
            m->score += m->boxes[i] ? m->boxes[i] : -PENALTY;
            if (m->boxes[i] > m->highest) m->highest = m->boxes[i];
        }
    }
}

static void turn_letter(game *g, int letter) {
    g->letter = letter;
    g->letters &= (uint8_t)~(1 << letter);
    g->top_letter = -1;
    g->golden = 0;
}

static int any_letter(const game *g, numbers *n) {
    return g->top_letter >= 0 ? g->top_letter : any(g->letters, n);
}

static int any_card(game *g, numbers *n) {
    if (g->cards == 0) {
        memcpy(g->deck, g->spent, sizeof g->deck);
        memset(g->spent, 0, sizeof g->spent);
        for (int kind = 0; kind < 2 * SHAPES; kind++) g->cards += g->deck[kind];
    }
    int left = (int)below(n, (uint32_t)g->cards), kind = 0;
    while ((left -= g->deck[kind]) >= 0) kind++;
    return kind;
}

static void call_path(game *g, int kind) {
    g->deck[kind]--;
    g->cards--;
    g->called = kind >> 1;
    g->golden += kind & 1;
}

/* Answers: a space, or one more than the last for a look */

static int any_answer(const game *g, int seat, numbers *n) {
    set empty = printed.all & ~g->mats[seat].drawn;
    uint32_t free = (uint32_t)__builtin_popcountll(empty), k = below(n, free + 1);
    return k == free ? printed.size : nth(empty, k);
}

/* The same hunch as games/kokoro/hunch.py. */
static int likely_answer(const game *g, int seat, numbers *n) {
    const mat *m = &g->mats[seat];
    set empty = printed.all & ~m->drawn, home = m->homely, left_out = ~printed.left_edge, right_out = ~printed.right_edge;
    int columns = printed.columns, edges = printed.edges[g->called];
    if (below(n, WHIM) == 0 && empty) return any(empty, n);
    set from[4] = {(m->bottom << columns) & empty, ((m->left & left_out) >> 1) & empty, (m->top >> columns) & empty,
                   ((m->right & right_out) << 1) & empty};
    set wall[4] = {~(printed.all << columns) | (m->drawn << columns),
                   printed.right_edge | ((m->drawn & left_out) >> 1),
                   ~(printed.all >> columns) | (m->drawn >> columns),
                   printed.left_edge | ((m->drawn & right_out) << 1)};
    home = ((m->bottom & home) << columns) | ((m->left & home & left_out) >> 1) | ((m->top & home) >> columns) |
           ((m->right & home & right_out) << 1);
    set both = empty, joins = 0, harm = 0;
    for (int edge = 0; edge < 4; edge++) {
        if (edges >> edge & 1) {
            joins |= from[edge];
            both &= from[edge];
            harm |= wall[edge] & ~from[edge];
        } else {
            harm |= from[edge];
        }
    }
    set good = empty & ~harm, homing = good & joins & home;
    set wanted[] = {homing & both, homing & printed.featured, homing, good & both, good & joins & printed.featured,
                    good & joins, good & printed.shrines, good};
    for (int i = 0; i < 8; i++)
        if (wanted[i]) return any(wanted[i], n);
    return printed.size;
}

static void play(game *g, numbers *n, int plausibly, int begun) {
    while (g->round < ROUNDS) {
        if (!begun) turn_letter(g, any_letter(g, n));
        do {
            if (!begun) call_path(g, any_card(g, n));
            int looks = 0;
            for (int seat = 0; !begun && seat < g->seats; seat++) {
                int answer = plausibly ? likely_answer(g, seat, n) : any_answer(g, seat, n);
                if (answer == printed.size)
                    looks = 1;
                else
                    draw(&g->mats[seat], answer, g->called);
            }
            begun = 0;
            if (looks) g->top_letter = any_letter(g, n);
        } while (g->golden < GOLDEN_A_ROUND);
        score_round(g);
    }
    finish(g);
}

static game dealt(int seats) {
    game g = {.seats = seats, .top_letter = -1, .letters = (1 << LETTERS) - 1};
    for (int kind = 0; kind < 2 * SHAPES; kind++) g.cards += g.deck[kind] = (uint8_t)printed.deck[kind];
    return g;
}

static double worth(const game *g, int seat) {
    const mat *own = &g->mats[seat];
    int best = -1000, winners = 1, won = 1, mine = own->score * 1000 + own->highest;
    if (g->seats == 1) return own->score;
    for (int other = 0; other < g->seats; other++) {
        if (other == seat) continue;
        const mat *m = &g->mats[other];
        int theirs = m->score * 1000 + m->highest;
        if (m->score > best) best = m->score;
        if (theirs > mine) won = 0;
        winners += theirs == mine;
    }
    return (won ? 1.0 / winners : 0.0) + 0.02 * (own->score - best);
}

/* What Python calls */

/* The mat and the deck: `numbers` in the order in which they are read here. */
void table(const int *told) {
    memset(&printed, 0, sizeof printed);
    printed.size = *told++;
    printed.columns = *told++;
    for (int i = 0; i < printed.size; i++) {
        set bit = (set)1 << i;
        printed.all |= bit;
        if (i % printed.columns == 0) printed.left_edge |= bit;
        if (i % printed.columns == printed.columns - 1) printed.right_edge |= bit;
        printed.caterpillars[i] = *told++;
        printed.flowers[i] = *told++;
        if (printed.caterpillars[i] + printed.flowers[i]) printed.featured |= bit;
    }
    for (int i = 0; i < LETTERS; i++) printed.shrines |= (set)1 << (printed.sanctuaries[i] = *told++);
    printed.caterpillar_guardian = *told++;
    printed.flower_guardian = *told++;
    for (int i = 0; i < SHAPES; i++) printed.edges[i] = *told++;
    for (int i = 0; i < 2 * SHAPES; i++) printed.deck[i] = *told++;
}

/* Random games; says the sum of all scores, so that nothing can be left out. */
int64_t playouts(int seats, int games, uint32_t seed, int plausibly) {
    int64_t sum = 0;
    numbers n;
    begin(&n, seed);
    for (int i = 0; i < games; i++) {
        game g = dealt(seats);
        play(&g, &n, plausibly, 0);
        for (int seat = 0; seat < seats; seat++) sum += g.mats[seat].score;
    }
    return sum;
}

/* Flat search for the first answer: each in the same worlds, the worse half dropped again and again. Says the best. */
int search(int seats, int iterations, uint32_t seed, int plausibly) {
    numbers deal, world;
    begin(&deal, seed);
    game first = dealt(seats);
    turn_letter(&first, any_letter(&first, &deal));
    call_path(&first, any_card(&first, &deal));
    int arms = printed.size + 1, order[65], stages = 1;
    double sums[65] = {0};
    for (int i = 0; i < arms; i++) order[i] = i;
    while (1 << stages < arms) stages++;
    for (int stage = 0; stage < stages; stage++) {
        for (int left = iterations / stages; left >= arms; left -= arms) {
            uint32_t luck = word(&deal);
            for (int i = 0; i < arms; i++) {
                game g = first;
                begin(&world, luck);
                for (int seat = 1; seat < seats; seat++) {
                    int answer = likely_answer(&g, seat, &world);
                    if (answer < printed.size) draw(&g.mats[seat], answer, g.called);
                }
                if (order[i] < printed.size) draw(&g.mats[0], order[i], g.called);
                play(&g, &world, plausibly, 1);
                sums[order[i]] += worth(&g, 0);
            }
        }
        for (int i = 1; i < arms; i++) /* the best first */
            for (int j = i; j && sums[order[j]] > sums[order[j - 1]]; j--) {
                int other = order[j];
                order[j] = order[j - 1];
                order[j - 1] = other;
            }
        arms = (arms + 1) / 2;
    }
    return order[0];
}

/* The scores of a game told move by move: for each round its letter, then kind and answers, until the fourth golden. */
void replay(int seats, const int *told, int *scores) {
    game g = dealt(seats);
    while (g.round < ROUNDS) {
        turn_letter(&g, *told++);
        do {
            call_path(&g, *told++);
            for (int seat = 0; seat < seats; seat++, told++)
                if (*told < printed.size) draw(&g.mats[seat], *told, g.called);
        } while (g.golden < GOLDEN_A_ROUND);
        score_round(&g);
    }
    finish(&g);
    for (int seat = 0; seat < seats; seat++) scores[seat] = g.mats[seat].score;
}
