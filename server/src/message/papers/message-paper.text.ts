/** What is printed of a message is called, in the audit and as a file. */
export const messagePaperText = {
  letters: 'Pisma',
  labels: 'Etykiety adresowe',
  deliveryList: 'Lista doręczeń',
} as const;
