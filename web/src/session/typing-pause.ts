let typedAt = Number.NEGATIVE_INFINITY;

const notice = () => {
  typedAt = performance.now();
};

/** Notices from now on when a key is pressed, anywhere on the page; returns what ends that. */
export function noticeTyping(): () => void {
  window.addEventListener('keydown', notice, true);
  return () => window.removeEventListener('keydown', notice, true);
}

/** For how long nobody has typed, in milliseconds. */
export function sinceTyping(): number {
  return performance.now() - typedAt;
}
