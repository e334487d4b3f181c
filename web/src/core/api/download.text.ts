/** What is said of a file that the server made. */
export const downloadText = {
  downloaded: (fileName: string) => `Pobrano plik ${fileName}`,
} as const;
