import { useEffect, useRef } from 'react';
import type { HelpPlace } from '../core/help-place.ts';
import { SearchIcon } from '../core/ui/icons.ts';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import styles from './HelpArticle.module.css';
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
    <article
      ref={article}
      data-titled={isTitled}
      className={styles['page']}
      // Made of our own Markdown when the application is built.
      dangerouslySetInnerHTML={{ __html: page.html }}
    />
  );
}
