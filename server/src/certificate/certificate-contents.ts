import type { LetterAccount, Sender } from '#src/statement/letter.ts';
import type { OpenPart } from '#src/statement/to-pay.ts';

/** Who issues a paper, as the settings had it on that day; the logo alone is that of the day on which it is printed. */
export type Issuer = Pick<
  Sender,
  'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'phone' | 'email' | 'nip'
>;

/** Consumption that is not charged: of what, and after which day; null where none of it ever was. */
export interface Uncharged {
  readonly type: 'WaterMeter' | 'ElectricityMeter';
  readonly after: string | null;
}

/** What a paper says besides whom it names, kept as it was issued: docs/product/certificates.md#what-it-says. */
export interface CertificateContents {
  readonly issuer: Issuer;
  readonly reference: string;
  readonly garden: LetterAccount['garden'];
  /** What is open, in grosze, by its due days. */
  readonly open: readonly Omit<OpenPart, 'id'>[];
  /** In grosze. */
  readonly overpaid: number;
  readonly uncharged: readonly Uncharged[];
}

/** A paper as it is printed. */
export interface Certificate extends CertificateContents {
  readonly number: string;
  /** 'YYYY-MM-DD'. */
  readonly issuedOn: string;
  readonly isClear: boolean;
  readonly issuedBy: string;
  readonly holders: readonly string[];
  /** What is open on the account at this moment, in grosze. */
  readonly openNow: number;
}
