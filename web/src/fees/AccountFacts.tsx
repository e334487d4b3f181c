import { memberLabel } from '@grzadka/contract/membership/membership.model';
import { noGarden, type SettlementDetails } from '@grzadka/contract/settlement/settlement.model';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { periodText } from '../core/ui/dates/period.ts';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { partyPaths } from '../party/party.paths.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import styles from './AccountFacts.module.css';

const { fields } = settlementRecord;

/** Whose an account is and what is said of it, side by side, without its name; what nobody filled in is left out: 'Edytuj' has its field. */
export function AccountFacts({ account }: { account: SettlementDetails }) {
  const holders = account.garden === null ? settlementText.owner : settlementText.holders;
  return (
    <div className={styles['facts']}>
      <dl>
        {factsOf(account).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <span className={styles['label']}>{holders}</span>
        <ul aria-label={holders}>
          {account.holders.map(({ party, from, thru, isMember }) => (
            <li key={`${party.id} ${from}`}>
              <TextLink isReturning to={partyPaths.details(party.id)}>
                {party.name}
              </TextLink>
              {isMember && <Tag>{memberLabel}</Tag>}
              <span>{periodText({ validFrom: from, validThru: thru })}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function factsOf({ garden, openedOn, closedOn, ...account }: SettlementDetails) {
  const { holders, payer, note, useOverpayments } = account;
  const period = periodText({ validFrom: openedOn, validThru: closedOn });
  const isTold = holders.every(
    ({ from, thru }) => periodText({ validFrom: from, validThru: thru }) === period,
  );
  const facts = [
    {
      label: fields.gardenId.label,
      value: garden === null ? noGarden : `${garden.name} (${garden.sector})`,
    },
    // Where somebody else began or left, the holders do not say it.
    { label: settlementText.period, value: isTold ? null : period },
    { label: fields.payerId.label, value: payer?.name },
    { label: fields.note.label, value: note },
    // As nearly all accounts have it, it says nothing.
    { label: fields.useOverpayments.label, value: useOverpayments ? null : 'nie' },
  ];
  return facts.filter(({ value }) => value != null);
}
