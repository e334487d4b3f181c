import { secondFactorEndpoints } from '@grzadka/contract/second-factor/second-factor.endpoints';
import type { SecondFactorState } from '@grzadka/contract/second-factor/second-factor.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import styles from './SecondFactorSection.module.css';
import { SwitchOnDialogs } from './SwitchOnDialogs.tsx';
import { secondFactorText } from './second-factor.text.ts';

/** Whether the second factor of the person signed in is on. */
const secondFactorQuery = callQuery(['second-factor'], secondFactorEndpoints.get, {});

/** So many recovery codes or fewer are said to be few. */
const fewCodes = 2;

/** The dialog that is open. */
type Open = 'switch-on' | 'switch-off' | 'renew' | 'codes';

/** The second factor of the person signed in: whether it is on, and the ways to change that. */
export function SecondFactorSection({ onSwitchedOn }: { onSwitchedOn: () => void }) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setOpen(undefined);
  const closeChanged = () => {
    close();
    void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };
  return (
    <Section title={secondFactorText.title}>
      {data ? (
        <StateOf state={data} onOpen={setOpen} />
      ) : (
        <SectionWaiting error={error} failed={secondFactorText.failed} retry={refetch} />
      )}
      <SwitchOnDialogs
        open={open === 'switch-on'}
        onClose={close}
        onDone={() => {
          closeChanged();
          onSwitchedOn();
        }}
      />
      <PasswordDialog
        open={open === 'switch-off'}
        title={secondFactorText.switchOff}
        text={secondFactorText.switchOffHint}
        submitLabel={secondFactorText.confirmOff}
        submit={(body) => call(secondFactorEndpoints.switchOff, { body })}
        onDone={() => {
          notify.success(secondFactorText.switchedOff);
          closeChanged();
        }}
        onClose={close}
      />
      <PasswordDialog
        open={open === 'renew'}
        title={secondFactorText.renewCodes}
        text={secondFactorText.renewCodesHint}
        submitLabel={secondFactorText.confirmRenewal}
        submit={async (body) => {
          const fresh = await call(secondFactorEndpoints.renewRecoveryCodes, { body });
          setCodes(fresh.recoveryCodes);
        }}
        onDone={() => setOpen('codes')}
        onClose={close}
      />
      <RecoveryCodesDialog open={open === 'codes'} codes={codes} onKept={closeChanged} />
    </Section>
  );
}

interface StateOfProps {
  state: SecondFactorState;
  onOpen: (dialog: Open) => void;
}

function StateOf({ state: { isOn, isRequired, recoveryCodesLeft }, onOpen }: StateOfProps) {
  if (!isOn) {
    return (
      <Stack gap={12} className={styles['state']}>
        <Text isStrong>{secondFactorText.off}</Text>
        <Text isQuiet>{secondFactorText.offHint}</Text>
        <Button look="outlined" onClick={() => onOpen('switch-on')}>
          {secondFactorText.switchOn}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={12} className={styles['state']}>
      <Text isStrong>{secondFactorText.on}</Text>
      <Text>{secondFactorText.codesLeft(recoveryCodesLeft)}</Text>
      {recoveryCodesLeft <= fewCodes && <Notice tone="warning">{secondFactorText.fewCodes}</Notice>}
      {isRequired && <Text isQuiet>{secondFactorText.required}</Text>}
      <Row gap={12}>
        <Button look="outlined" onClick={() => onOpen('renew')}>
          {secondFactorText.renewCodes}
        </Button>
        {!isRequired && (
          <Button look="outlined" onClick={() => onOpen('switch-off')}>
            {secondFactorText.switchOff}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
