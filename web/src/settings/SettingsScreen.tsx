import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { settingsId, settingsRecord } from '@grzadka/contract/settings/settings.record';
import { FindingsQuestion } from '../content/findings/FindingsQuestion.tsx';
import { usePersonalDataGuard } from '../content/findings/usePersonalDataGuard.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { paths } from '../core/paths.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { LogoSection } from './LogoSection.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { settingsQuery, useSettingsChanged } from './settings.queries.ts';
import { settingsText } from './settings.text.ts';
import { settingsFormValues } from './settings-form.ts';
import { gapsOfSave } from './statement-gaps.ts';

/** What the association says of itself ('Ustawienia'). */
export function SettingsScreen() {
  const tellChanged = useSettingsChanged();
  const guard = usePersonalDataGuard();
  const { record: settings, form } = useRecordForm({
    query: settingsQuery,
    back: paths.system,
    savedText: settingsText.saved,
    tellChanged: () => void tellChanged(),
  });
  return (
    <>
      <FormScreen
        {...form}
        title={settingsText.title}
        actions={<HistoryButton recordType={settingsRecord.name} recordId={settingsId} />}
        endpoint={settingsEndpoints.update}
        defaultValues={settings && settingsFormValues(settings)}
        submit={async (typed, { ifMatch, asking }) => {
          const answer = await guard.check(async () => gapsOfSave(settings, typed), asking);
          return call(settingsEndpoints.update, { body: { ...typed, ...answer } }, { ifMatch });
        }}
        below={settings && <LogoSection logoUrl={settings.logoUrl} />}
      >
        <SettingsFields />
      </FormScreen>
      <FindingsQuestion guard={guard} />
    </>
  );
}
