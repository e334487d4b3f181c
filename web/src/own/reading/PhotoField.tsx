import { photoRefusals } from '@grzadka/contract/submission/photo-rules';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { takenPhoto } from '../../submission/scale-photo.ts';
import { ownReportText } from './own-report.text.ts';
import styles from './PhotoField.module.css';

interface PhotoFieldProps {
  name: string;
  isRequired: boolean;
}

/** The photo of a form: taken by the camera or chosen, made small, and shown as it will be sent. */
export function PhotoField({ name, isRequired }: PhotoFieldProps) {
  const { field, fieldState } = useController({ name });
  const { ref: buttonRef, value, onChange } = field;
  const photo: unknown = value;
  useFieldDescription(name, ownReportText.photo, () => '');
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [isScaling, setScaling] = useState(false);
  const [fault, setFault] = useState<string>();
  const labelId = useId();
  const message = fault ?? fieldState.error?.message;

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    setScaling(true);
    setFault(undefined);
    try {
      const taken = await takenPhoto(target);
      if (taken) onChange(new File([taken], 'licznik.jpg', { type: taken.type }));
    } catch {
      setFault(photoRefusals.type);
    } finally {
      setScaling(false);
    }
  };

  return (
    <Stack as="section" gap={8} aria-labelledby={labelId}>
      <Text id={labelId} isStrong>
        {ownReportText.photo}
      </Text>
      <Text isQuiet>
        {ownReportText.photoHint} {isRequired && ownReportText.photoRequired}
      </Text>
      {photo instanceof File && <Preview photo={photo} />}
      <Row gap={8}>
        <Button
          ref={buttonRef}
          look="outlined"
          size="large"
          disabled={isScaling}
          onClick={() => camera.current?.click()}
        >
          {ownReportText.take}
        </Button>
        <Button
          look="outlined"
          size="large"
          disabled={isScaling}
          onClick={() => gallery.current?.click()}
        >
          {ownReportText.choose}
        </Button>
        {photo instanceof File && (
          <Button size="large" onClick={() => onChange(undefined)}>
            {ownReportText.remove}
          </Button>
        )}
      </Row>
      {[
        { input: camera, label: ownReportText.take, capture: 'environment' as const },
        { input: gallery, label: ownReportText.choose, capture: undefined },
      ].map(({ input, label, capture }) => (
        <input
          key={label}
          ref={input}
          hidden
          type="file"
          accept="image/*"
          capture={capture}
          aria-label={label}
          onChange={(event) => void take(event)}
        />
      ))}
      {isScaling && <Text as="output">{ownReportText.scaling}</Text>}
      {message !== undefined && (
        <Text isWrong role="alert">
          {message}
        </Text>
      )}
    </Stack>
  );
}

/** The photo as it will be sent. */
function Preview({ photo }: { photo: File }) {
  const shown = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(photo);
    if (shown.current) shown.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [photo]);
  return <img ref={shown} alt={ownReportText.preview} className={styles['preview']} />;
}
