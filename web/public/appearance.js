// Runs before anything is painted, so that no page flashes in other colours or another size than was chosen on this
// device. It is a file of its own because the content security policy lets no script run that stands in the page.
// What it reads is written by src/app/appearance/appearance.ts.
try {
  const { dataset } = document.documentElement;
  dataset.scheme = localStorage.getItem('grzadka-scheme') ?? 'system';
  dataset.textSize = localStorage.getItem('grzadka-text-size') ?? '100';
} catch {
  // Storage that is forbidden: the colours of the system, the usual size.
}

// The frame around the screens comes beside the start of the application, but for whoever has to sign in first, or need not at
// all, and with it what the staff have besides, but at the addresses of holders (isHoldersAddress in src/core/paths.ts). Which files
// that are is told by build/early-start.ts; the page for when there is no connection names none.
{
  const { login, unsubscribing, own, signedIn = '', staff = '' } = document.currentScript.dataset;
  const { pathname } = location;
  const isOutside = pathname === login || pathname.startsWith(unsubscribing);
  const isWalk = /^\/tury-odczytow\/[^/]+\/obchod\/?$/.test(pathname);
  const isHolders = isWalk || pathname === own || pathname.startsWith(`${own}/`);
  const files = isOutside ? '' : isHolders ? signedIn : `${signedIn} ${staff}`;
  for (const href of files.split(' ').filter(Boolean)) {
    const attributes = href.endsWith('.css')
      ? { rel: 'preload', as: 'style' }
      : { rel: 'modulepreload' };
    // Styles, too, as the program asks for them: else they would come once more.
    const link = { ...attributes, crossOrigin: '', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}
