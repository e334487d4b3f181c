import { secondFactorEndpoints } from '@grzadka/contract/second-factor/second-factor.endpoints';
import type { SecondFactorState } from '@grzadka/contract/second-factor/second-factor.model';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
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
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography sx={{ fontWeight: 600 }}>{secondFactorText.off}</Typography>
        <Typography color="textSecondary">{secondFactorText.offHint}</Typography>
        <Button variant="outlined" onClick={() => onOpen('switch-on')}>
          {secondFactorText.switchOn}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ fontWeight: 600 }}>{secondFactorText.on}</Typography>
      <Typography>{secondFactorText.codesLeft(recoveryCodesLeft)}</Typography>
      {recoveryCodesLeft <= fewCodes && (
        <Alert severity="warning">{secondFactorText.fewCodes}</Alert>
      )}
      {isRequired && <Typography color="textSecondary">{secondFactorText.required}</Typography>}
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => onOpen('renew')}>
          {secondFactorText.renewCodes}
        </Button>
        {!isRequired && (
          <Button variant="outlined" onClick={() => onOpen('switch-off')}>
            {secondFactorText.switchOff}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
