import { settingsImageUpload } from '@grzadka/contract/settings/settings.model';
import { settingsImageTypes } from '@grzadka/contract/settings/settings-image-rules';
import type * as z from 'zod/mini';
import { formDataOf, upload } from '../core/api/upload.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormFileField, withFileLimit } from '../core/form/upload/FileField.tsx';
import { UploadStatus, useUpload } from '../core/form/upload/UploadStatus.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { settingsPaths } from './settings.paths.ts';
import { useSettingsChanged } from './settings.queries.ts';
import { type SettingsImageName, settingsImages } from './settings-images.ts';

/** The file of the logo. */
export function LogoScreen() {
  return <SettingsImageScreen name="logo" />;
}

/** The file of the picture at the head of the site. */
export function PictureScreen() {
  return <SettingsImageScreen name="picture" />;
}

const limited = {
  logo: { body: withFileLimit(settingsImageUpload, settingsImages.logo.maxBytes) },
  picture: { body: withFileLimit(settingsImageUpload, settingsImages.picture.maxBytes) },
} as const satisfies Record<SettingsImageName, object>;

function SettingsImageScreen({ name }: { name: SettingsImageName }) {
  const { set, text } = settingsImages[name];
  const goUp = useGoUp(settingsPaths.form);
  const tellChanged = useSettingsChanged();
  const transfer = useUpload();

  async function send({ file }: z.output<typeof settingsImageUpload>): Promise<void> {
    if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
    await transfer.run((options) => upload(set, { body: formDataOf({}, file) }, options));
    await tellChanged();
    notify.success(text.saved);
  }

  return (
    <FormScreen
      title={text.title}
      back={settingsPaths.form}
      endpoint={limited[name]}
      defaultValues={{ file: undefined }}
      submit={send}
      onSaved={goUp}
      savingDetails={<UploadStatus upload={transfer} />}
    >
      <FormFileField name="file" accept={settingsImageTypes.join(',')} helper={text.fileHint} />
    </FormScreen>
  );
}
