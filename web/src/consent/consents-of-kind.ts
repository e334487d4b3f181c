import {
  type ConsentKind,
  consentKinds,
  type OwnConsent,
} from '@grzadka/contract/consent/consent.model';
import { consentHowLabels } from '@grzadka/contract/consent/consent.record';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { consentText } from './consent.text.ts';

/** What somebody agreed to of a kind: the consent that counts, if there is any, and those before it. */
export interface ConsentsOfKind<Item extends OwnConsent> {
  readonly kind: ConsentKind;
  readonly counting: Item | undefined;
  readonly earlier: readonly Item[];
}

/** The consents by their kinds, in the order of these; of each kind the latest comes first. */
export function consentsByKind<Item extends OwnConsent>(
  items: readonly Item[],
): ConsentsOfKind<Item>[] {
  return consentKinds.map((kind) => {
    const [counting, ...earlier] = items.filter((item) => item.kind === kind);
    return { kind, counting, earlier };
  });
}

/** Whether a consent could be given now, and whether there is one to be withdrawn. */
export function mayBe(counting: OwnConsent | undefined): { given: boolean; withdrawn: boolean } {
  return {
    given: counting?.state !== 'valid',
    withdrawn: counting !== undefined && counting.state !== 'withdrawn',
  };
}

/** When a consent was given and withdrawn, how, and for which address: a sentence each. */
export function toldOf({ givenOn, how, email, withdrawal }: OwnConsent): string[] {
  const inWords = (way: OwnConsent['how']) => consentHowLabels[way].toLowerCase();
  return [
    consentText.given(dayInFigures(givenOn), inWords(how), email),
    ...(withdrawal
      ? [consentText.withdrawn(dayInFigures(withdrawal.withdrawnOn), inWords(withdrawal.how))]
      : []),
  ];
}
