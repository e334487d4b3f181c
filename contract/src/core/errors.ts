import * as z from 'zod/mini';

/**
 * Every error code on the wire with its status and the text shown where nothing more precise is
 * known.
 */
export const errorKinds = {
  validation: { status: 400, message: 'Popraw nieprawidłowe dane i spróbuj ponownie.' },
  unauthenticated: { status: 401, message: 'Zalogowanie wygasło. Zaloguj się ponownie.' },
  'second-factor': { status: 401, message: 'Podaj kod z aplikacji w telefonie.' },
  forbidden: {
    status: 403,
    message: 'Nie masz uprawnień do tej czynności. Poproś administratora.',
  },
  'not-found': {
    status: 404,
    message: 'Tych danych już nie ma – ktoś mógł je usunąć. Wróć do listy.',
  },
  timeout: {
    status: 408,
    message: 'Dane nie dotarły na czas. Sprawdź połączenie i spróbuj ponownie.',
  },
  conflict: {
    status: 409,
    message: 'Takie dane są już w programie. Zmień je i zapisz ponownie.',
  },
  stale: {
    status: 412,
    message:
      'Ktoś zmienił te dane w międzyczasie. Naciśnij „Odśwież dane”, sprawdź i zapisz ponownie.',
  },
  'version-missing': {
    status: 428,
    message:
      'Program nie wie, którą wersję danych masz na ekranie. Odśwież stronę i spróbuj ponownie.',
  },
  'too-large': {
    status: 413,
    message: 'Za dużo danych naraz. Skróć tekst albo podziel go.',
  },
  'unsupported-type': {
    status: 415,
    message: 'Program nie przyjmuje takich danych. Wybierz inny plik.',
  },
  'no-such-range': {
    status: 416,
    message: 'Plik nie ma takiej części. Pobierz go od początku.',
  },
  throttled: { status: 429, message: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.' },
  internal: { status: 500, message: 'Wystapil blad' },
  unavailable: {
    status: 503,
    message: 'Program chwilowo nie odpowiada. Poczekaj chwilę i spróbuj ponownie.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorKinds;

/** Every error code. */
export const errorCodes = Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]];

/** The body of every error reply; texts are Polish and ready to show. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
});

export type ErrorBody = z.infer<typeof errorBody>;
