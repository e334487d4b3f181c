import { type ChangeEvent, useRef } from 'react';
import { useUserId } from '../../../core/access/access.ts';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { notify } from '../../../core/ui/toasts/notify.ts';
import { takenPhoto } from '../../../submission/scale-photo.ts';
import { keepPhoto } from '../kept/kept-photos.ts';
import { walkText } from '../walk.text.ts';
import { keepFocus } from './keep-focus.ts';

interface PhotoButtonProps {
  meterId: string;
  photoKey: string | null;
  /** Whether the reading that is there already has one. */
  isAdded: boolean;
  /** Whether none can be added to it. */
  isClosed: boolean;
  /** Whether one is being made small. */
  isScaling: boolean;
  /** Gets the meter whose photo is being made small; undefined once that is over. */
  onScaling: (meterId: string | undefined) => void;
  /** Gets the key of the photo that was taken; null of one that was taken away. */
  onPhoto: (photoKey: string | null) => Promise<void>;
}

/** Opens the camera, and keeps what it took; a photo that is there can be taken away again. */
export function PhotoButton({
  meterId,
  photoKey,
  isAdded,
  isClosed,
  isScaling,
  onScaling,
  onPhoto,
}: PhotoButtonProps) {
  const userId = useUserId() ?? '';
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    onScaling(meterId);
    try {
      const photo = await takenPhoto(target);
      if (photo) await onPhoto(await keepPhoto(userId, photo));
    } catch {
      notify.error(walkText.photoFailed);
    } finally {
      onScaling(undefined);
    }
  };
  if (photoKey !== null) {
    return (
      <Button look="filled" size="large" onClick={() => void onPhoto(null)}>
        {walkText.removePhoto}
      </Button>
    );
  }
  return (
    <>
      <Button
        look="outlined"
        size="large"
        disabled={isScaling || isClosed}
        onMouseDown={keepFocus}
        onClick={() => input.current?.click()}
      >
        {isAdded ? walkText.photoAdded : walkText.photo}
      </Button>
      <input
        key={meterId}
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={walkText.photo}
        onChange={(event) => void take(event)}
      />
    </>
  );
}
