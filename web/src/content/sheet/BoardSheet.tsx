import type { ContentBlock } from '@grzadka/contract/content/content.model';
import { keepTogether } from '@grzadka/contract/content/keep-together';
import { styled } from '@mui/material/styles';
import { useAssociation } from '../../core/association.ts';
import { QrCode } from '../../core/ui/QrCode.tsx';
import { ImageView } from '../BlockView.tsx';
import { sheetText } from '../board-sheet.text.ts';
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
    <Sheet ref={sheet} lang="pl" aria-label={sheetText.sheet}>
      <div className="brand">
        {logoUrl !== null && <img src={logoUrl} alt="" />}
        {keepTogether(name ?? sheetText.anyGarden)}
      </div>
      <h2>{keepTogether(title)}</h2>
      <p className="days">
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
    </Sheet>
  );
}

/** Black on white, whatever the screen's colours are; its sizes follow that of its type. */
const Sheet = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  width: '182mm',
  minHeight: '268mm',
  color: '#000',
  lineHeight: 1.4,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '.brand': {
    display: 'flex',
    alignItems: 'center',
    gap: '4mm',
    paddingBottom: '3mm',
    borderBottom: '1mm solid #000',
    fontSize: '16pt',
    fontWeight: 700,
    img: { width: 'auto', height: '14mm' },
  },
  h2: { margin: '0.5em 0 0.2em', fontSize: '1.5em', lineHeight: 1.15, textWrap: 'balance' },
  '.days': { margin: '0 0 0.6em', fontSize: '0.8em' },
  'div > :is(h2, h3, h4)': { margin: '0.6em 0 0.2em', fontSize: '1.15em', breakAfter: 'avoid' },
  'div > :is(p, ul, ol, blockquote)': { margin: '0 0 0.5em' },
  ':is(ul, ol)': { paddingLeft: '1.4em' },
  'li > p': { margin: 0 },
  blockquote: { paddingLeft: '0.6em', borderLeft: '1mm solid #000' },
  // As wide as the image itself: before it is loaded, too, so that the type leaves room for it.
  '& > img': {
    alignSelf: 'center',
    maxHeight: '110mm',
    objectFit: 'contain',
    backgroundColor: 'transparent',
    margin: '0 0 0.5em',
    breakInside: 'avoid',
  },
  footer: {
    display: 'flex',
    alignItems: 'center',
    gap: '4mm',
    marginTop: 'auto',
    paddingTop: '3mm',
    borderTop: '0.3mm solid #000',
    fontSize: '13pt',
    breakInside: 'avoid',
    img: { flex: 'none', width: '34mm', height: '34mm' },
    p: { margin: 0, minWidth: 0 },
    strong: { display: 'block', fontSize: '1.35em', overflowWrap: 'anywhere' },
  },
});
