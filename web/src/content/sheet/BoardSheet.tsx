import type { ContentBlock } from '@grzadka/contract/content/content.model';
import { keepTogether } from '@grzadka/contract/content/keep-together';
import { useAssociation } from '../../core/association.ts';
import { QrCode } from '../../core/ui/QrCode.tsx';
import { ImageView } from '../BlockView.tsx';
import { sheetText } from '../board-sheet.text.ts';
import styles from './BoardSheet.module.css';
import { textForPaper } from './text-for-paper.ts';
import { useLargestType } from './useLargestType.ts';

interface BoardSheetProps {
  title: string;
  /** When it was published, in words. */
  day: string | null;
  /** Until when it holds, in words. */
  until: string | null;
  items: readonly ContentBlock[];
  /** The whole address at which readers find it; null where there is none. */
  address: string | null;
}

/** A notice on paper: as large as a page of A4 holds, with the garden's name and the way to it. */
export function BoardSheet({ title, day, until, items, address }: BoardSheetProps) {
  const sheet = useLargestType();
  const { name, logoUrl } = useAssociation();
  return (
    <article ref={sheet} lang="pl" aria-label={sheetText.sheet} className={styles['sheet']}>
      <div className={styles['brand']}>
        {logoUrl !== null && <img src={logoUrl} alt="" />}
        {keepTogether(name ?? sheetText.anyGarden)}
      </div>
      <h2>{keepTogether(title)}</h2>
      <p className={styles['days']}>
        {keepTogether([day, until && sheetText.until(until)].filter(Boolean).join(' · '))}
      </p>
      {items.map((item) =>
        item.itemType === 'Image' ? (
          <ImageView key={item.id} {...item} />
        ) : (
          // As in BlockView: what is stored is safe to show, and nothing is added to it but text.
          <div key={item.id} dangerouslySetInnerHTML={{ __html: textForPaper(item.html) }} />
        ),
      )}
      {address !== null && (
        <footer>
          <QrCode text={address} label={sheetText.code(address)} />
          <p>
            {sheetText.scan}
            <strong>{address.replace(/^https?:\/\//, '')}</strong>
          </p>
        </footer>
      )}
    </article>
  );
}
