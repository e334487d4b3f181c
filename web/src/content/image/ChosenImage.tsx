import { imageTypes } from '@grzadka/contract/content/image-rules';
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { imageText } from '../content.text.ts';
import styles from './ChosenImage.module.css';

/** The image chosen in the form around it, as it will look; nothing before one is chosen. */
export function ChosenImage() {
  const file: unknown = useWatch({ name: 'file' });
  return file instanceof File ? <ImageOfFile key={keyOf(file)} file={file} /> : null;
}

function ImageOfFile({ file }: { file: File }) {
  // Some, such as SVG, the browser could show, and the server will not take.
  const [isBroken, setBroken] = useState(!imageTypes.some((type) => type === file.type));
  // The address lives exactly as long as the element that shows it.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <Section title={imageText.chosen}>
      {isBroken ? (
        <Notice tone="warning">{imageText.notShown}</Notice>
      ) : (
        <img ref={show} alt="" onError={() => setBroken(true)} className={styles['image']} />
      )}
    </Section>
  );
}

/** A file of its own gets a preview of its own, so that a failure does not outlive it. */
function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
