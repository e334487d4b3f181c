import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { HelpPlace } from '../core/help-place.ts';
import { SearchIcon } from '../core/ui/icons.ts';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { helpPlaceAt } from './help.paths.ts';
import { helpText } from './help.text.ts';
import { manual } from './manual.ts';

interface HelpArticleProps {
  pageName: string;
  /** Its own title is left out where the screen bears it. */
  isTitled: boolean;
  /** A link to another place of the manual was followed. */
  onFollow: (place: HelpPlace) => void;
}

/** A page of the manual. */
export function HelpArticle({ pageName, isTitled, onFollow }: HelpArticleProps) {
  const page = manual.get(pageName);
  const article = useRef<HTMLElement>(null);
  // The links are part of the HTML, so that no component of theirs could tell.
  useEffect(() => {
    const { current } = article;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const place = helpPlaceAt(link?.getAttribute('href') ?? '');
      const wantsTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (place === undefined || wantsTab) return;
      event.preventDefault();
      onFollow(place);
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [onFollow]);
  if (page === undefined) {
    return <Placeholder icon={SearchIcon} title={helpText.noPage} text={helpText.searchAgain} />;
  }
  return (
    <ManualText
      ref={article}
      data-titled={isTitled}
      // Made of our own Markdown when the application is built.
      dangerouslySetInnerHTML={{ __html: page.html }}
    />
  );
}

const ManualText = styled('article')(({ theme: { palette, shape, spacing, typography } }) => ({
  overflowWrap: 'break-word',
  '&[data-titled="false"] > h2:first-of-type': { display: 'none' },
  h2: { ...typography.h4, margin: spacing(0, 0, 1) },
  h3: { ...typography.h5, margin: spacing(3, 0, 1) },
  h4: { ...typography.h6, margin: spacing(2.5, 0, 0.5) },
  p: { marginBlock: spacing(1.25) },
  'ul, ol': { marginBlock: spacing(1.25), paddingLeft: '1.5em' },
  li: { marginBlock: spacing(0.75) },
  'li > p': { marginBlock: spacing(0.5) },
  a: { color: palette.primary.main, textUnderlineOffset: '0.15em' },
  img: {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
  },
  'code, pre': { fontSize: '0.9em' },
  code: { overflowWrap: 'anywhere' },
  pre: { overflowX: 'auto', padding: spacing(1.5), backgroundColor: palette.background.default },
  // A table that is wider than the window beside a screen is scrolled by itself.
  '.table': { overflowX: 'auto', marginBlock: spacing(1.5) },
  table: { borderCollapse: 'collapse' },
  'th, td': {
    padding: spacing(0.75, 1),
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${palette.divider}`,
    overflowWrap: 'normal',
  },
}));
