import styles from './UnbrokenText.module.css';

/** A day with its time, a word with a hyphen, and an e-mail address, each with the marks that follow it. */
const whole = /(\d{4}\.\d\d\.\d\d \d\d:\S+|(?<!\S)\S*[\p{L}\d]-[\p{L}\d]\S*|(?<!\S)\S+@\S+)/u;

const day = /^\d{4}\./;

/**
 * A text in which no date is torn from its time at the end of a line, no word at its hyphen, and no e-mail address at any of its signs: 'W-12A'
 * reads as one name.
 */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // A block in the line moves on as a whole, and wraps only where a line has no room for it.
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
      <span key={index} className={styles[day.test(part) ? 'line' : 'block']}>
        {part}
      </span>
    ),
  );
}
