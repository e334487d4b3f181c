import type { HelpPlace } from '../core/help-place.ts';
import { manual } from './manual.ts';

/** A part of the manual from one heading to the next. */
export interface ManualSection {
  readonly place: HelpPlace;
  /** The title of its page. */
  readonly page: string;
  /** Its own heading; that of the page where the section begins it. */
  readonly heading: string;
}

interface SearchedSection extends ManualSection {
  /** Its heading and all its words, as they are compared. */
  readonly text: string;
  readonly folded: string;
}

let sections: readonly SearchedSection[] | undefined;

/**
 * The sections of the manual that hold every word of a phrase, in any order and as a part of a word, without regard
 * to case and Polish letters; those with a word in their heading come first.
 */
export function searchManual(phrase: string): readonly ManualSection[] {
  const words = folded(phrase).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  sections ??= [...manual].flatMap(([name, page]) => sectionsOf(name, page));
  const found = sections.filter(({ text }) => words.every((word) => text.includes(word)));
  const isHeaded = (section: SearchedSection) =>
    words.some((word) => section.folded.includes(word));
  return [...found.filter(isHeaded), ...found.filter((section) => !isHeaded(section))];
}

function sectionsOf(
  name: string,
  { title, html }: { title: string; html: string },
): readonly SearchedSection[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const parts: { heading: Element; texts: string[] }[] = [];
  for (const element of body.children) {
    const text = element.textContent ?? '';
    if (/^H\d$/.test(element.tagName)) parts.push({ heading: element, texts: [text] });
    else parts.at(-1)?.texts.push(text);
  }
  return parts.map(({ heading, texts }, index) => {
    const own = heading.textContent ?? '';
    const place = index === 0 ? name : `${name}#${heading.id.replace('pomoc-', '')}`;
    return { place, page: title, heading: own, text: folded(texts.join(' ')), folded: folded(own) };
  });
}

/** What is compared: small letters without their marks. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
}
