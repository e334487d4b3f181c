/** A phone number of eleven digits as people read it, such as '+48 601 234 567'. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '+$1\u00a0$2\u00a0$3\u00a0$4');
}
