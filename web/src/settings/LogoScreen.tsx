import { logoTypes, maxLogoBytes } from '@grzadka/contract/settings/logo-rules';
import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { logoUpload } from '@grzadka/contract/settings/settings.model';
import type * as z from 'zod/mini';
import { formDataOf, upload } from '../core/api/upload.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormFileField, withFileLimit } from '../core/form/upload/FileField.tsx';
import { UploadStatus, useUpload } from '../core/form/upload/UploadStatus.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { settingsPaths } from './settings.paths.ts';
import { useSettingsChanged } from './settings.queries.ts';
import { logoText } from './settings.text.ts';

const form = { body: withFileLimit(logoUpload, maxLogoBytes) };

/** The file of the logo. */
export function LogoScreen() {
  const goUp = useGoUp(settingsPaths.form);
  const tellChanged = useSettingsChanged();
  const transfer = useUpload();

  async function send({ file }: z.output<typeof logoUpload>): Promise<void> {
    if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
    await transfer.run((options) =>
      upload(settingsEndpoints.setLogo, { body: formDataOf({}, file) }, options),
    );
    await tellChanged();
    notify.success(logoText.saved);
  }

  return (
    <FormScreen
      title={logoText.title}
      back={settingsPaths.form}
      endpoint={form}
      defaultValues={{ file: undefined }}
      submit={send}
      onSaved={goUp}
      savingDetails={<UploadStatus upload={transfer} />}
    >
      <FormFileField name="file" accept={logoTypes.join(',')} helper={logoText.fileHint} />
    </FormScreen>
  );
}
