const grouped = /^[+-]?\d{1,3}(\s\d{3})+([.,]\d*)?$/;

/**
 * A number without the blanks that group its thousands ('1 234,50', with whatever blank); a text that
 * is not grouped so is left as it is, for the field's own rule to judge.
 */
export function withoutThousandBlanks(text: string): string {
  return grouped.test(text) ? text.replace(/\s/g, '') : text;
}
