/**
 * A frame of another site may not ask for its service workers, e.g. in the web app of the CMS: Chromium 156 refuses it.
 * Gatsby's development client asks at its start, to warn of some, and shows the refusal as an error over the page. The
 * site has no service workers.
 */
export function withoutServiceWorkers(): void {
  try {
    if (!('serviceWorker' in navigator)) return;
    const container = navigator.serviceWorker;
    const ask = container.getRegistrations.bind(container);
    container.getRegistrations = () => ask().catch(() => []);
  } catch {
    // A sandboxed frame may not even have the object.
  }
}
