/** A phone number of eleven digits as people read it, such as '+48 601 234 567'. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '+$1 $2 $3 $4');
}

/** A NIP as people read it, such as '123-456-32-18'. */
export function formatNip(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}
