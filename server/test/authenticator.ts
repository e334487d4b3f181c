import { Secret, TOTP } from 'otpauth';

/** The app in a person's phone: makes codes of the key it has taken over. */
export interface Authenticator {
  /** What it has taken over, as bytes. */
  secret: Uint8Array;
  /** The code of now, or of as many steps of 30 seconds later; one earlier and one later are taken, too. */
  code: (steps?: number) => string;
  /** Six digits that are no code near now. */
  wrongCode: () => string;
}

/** An app that has taken over a key in Base32, as a screen shows it. */
export function createAuthenticator(key: string): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  return {
    secret: totp.secret.bytes,
    code,
    wrongCode() {
      const near = new Set([-2, -1, 0, 1, 2].map(code));
      const digits = ['000000', '111111', '222222', '333333', '444444', '555555'].find(
        (candidate) => !near.has(candidate),
      );
      return digits ?? '';
    },
  };
}
