/** What a line that waits is called, by whether the program would say what it is for. */
export const waitingLineLabels = {
  suggested: 'Do potwierdzenia',
  unclear: 'Do wyjaśnienia',
} as const;
