import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { photoRefusals } from '@grzadka/contract/submission/photo-rules';
import { sentPhotoEndpoints } from '@grzadka/contract/submission/sent-photo.endpoints';
import { useRef, useState } from 'react';
import { errorText } from '../../core/api/api-error.ts';
import { formDataOf, upload } from '../../core/api/upload.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { takenPhoto } from '../../submission/scale-photo.ts';
import { handoverText } from '../handover.text.ts';

const words = handoverText.readings;

interface AddPhotoProps {
  /** That of the reading. */
  clientKey: string;
  /** Whose dial it shows, for people who do not see what it stands beside. */
  about: string;
}

/** Adds a photo to a reading that whoever is signed in has typed: by the camera, or one that was taken before. */
export function AddPhoto({ clientKey, about }: AddPhotoProps) {
  const tellChanged = useRecordChanged(handoverRecord.name);
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);

  const send = async (photo: Blob): Promise<void> => {
    const file = new File([photo], 'licznik.jpg', { type: photo.type });
    setSending(true);
    try {
      await upload(sentPhotoEndpoints.addPhoto, { body: formDataOf({ clientKey }, file) });
      notify.success(words.photoAdded);
      tellChanged();
    } catch (error) {
      // The photo is kept for another try: not every phone stores what its camera took.
      const action = { label: words.again, run: () => send(photo) };
      notify.error(errorText(error), { action });
    } finally {
      setSending(false);
    }
  };
  const take = async (target: HTMLInputElement): Promise<void> => {
    try {
      const photo = await takenPhoto(target);
      if (photo) void send(photo);
    } catch {
      notify.error(photoRefusals.type);
    }
  };

  return (
    <>
      <Button
        isAtStart
        look="outlined"
        aria-label={`${words.addPhoto}: ${about}`}
        aria-busy={isSending}
        onClick={() => {
          if (!isSending) input.current?.click();
        }}
      >
        {isSending ? words.sendingPhoto : words.addPhoto}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={words.addPhoto}
        onChange={({ target }) => void take(target)}
      />
    </>
  );
}
