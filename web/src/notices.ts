/** Notices of the browser: it is one's turn, and the page is out of sight. */

/** Can this browser show them, and has nobody said yes or no yet? */
export function mayAsk(): boolean {
  return typeof Notification === "function" && isSecureContext && Notification.permission === "default";
}

export async function ask(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Tell somebody who looks elsewhere; a press brings the page back. */
export function notify(title: string, body: string, tag: string): void {
  if (typeof Notification !== "function" || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones want a service worker for it: title and icon tell it too
  }
}
