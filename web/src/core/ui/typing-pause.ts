/** How long nothing is typed before a value is judged, in milliseconds: the beginning of a value is smaller than any. */
export const typingPause = 400;
