/** How many kinds of fee there may be, and so in whatever names some of them. */
export const mostFeeKinds = 60;
