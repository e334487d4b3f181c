import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnConsents } from '../consent/OwnConsents.tsx';
import { paths } from '../core/paths.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { KeyIcon } from '../core/ui/icons.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { Section } from '../core/ui/Section.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { OwnPersonalData } from '../personal-data/OwnPersonalData.tsx';
import { SecondFactorSection } from '../second-factor/SecondFactorSection.tsx';
import { useSession, useUserLabel } from '../session/session.ts';
import { ownSessionsQuery } from './account.queries.ts';
import { accountText } from './account.text.ts';
import { OwnSessions } from './OwnSessions.tsx';

const ChangePasswordDialog = latePart(
  async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
);

/** The own account: who the person is to the application, password, sessions, second factor ('Twoje dane'). */
export function AccountScreen() {
  const queryClient = useQueryClient();
  const { info } = useSession();
  const { name, role } = useUserLabel();
  const [isChanging, setChanging] = useState(false);
  return (
    <Screen title={accountText.title} back={paths.home}>
      <ScreenColumn>
        <Section
          title={accountText.account}
          actions={
            <Button look="filled" startIcon={<KeyIcon />} onClick={() => setChanging(true)}>
              {accountText.changePassword}
            </Button>
          }
        >
          <FactList
            facts={[
              { label: accountText.name, value: name },
              { label: accountText.userName, value: info?.user?.loginId },
              { label: accountText.role, value: role },
            ]}
          />
        </Section>
        <OwnConsents />
        <OwnSessions />
        <SecondFactorSection
          onSwitchedOn={() =>
            void queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
          }
        />
        <OwnPersonalData />
      </ScreenColumn>
      <ChangePasswordDialog open={isChanging} onClose={() => setChanging(false)} />
    </Screen>
  );
}
