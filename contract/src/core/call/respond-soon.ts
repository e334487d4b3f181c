/** In the header Prefer of a call that may go on (RFC 7240): whoever asks does not wait for its end. */
export const respondSoon = 'respond-async';
