/** What a photo of a meter shows. */
interface Dial {
  readonly value: number;
  readonly unit: string;
  readonly serialNumber: string | null;
}

/** How many digits there are before the comma. */
const digits = 5;

/** Draws the face of a meter, as a photo of it would be compared with what was typed. */
export function drawDial({ value, unit, serialNumber }: Dial): string {
  const [whole = '', part = ''] = value.toFixed(3).split('.');
  const cells = Array.from(whole.padStart(digits, '0')).map((digit) => ({
    digit,
    fill: '#1c1c1c',
  }));
  const red = Array.from(part).map((digit) => ({ digit, fill: '#a31515' }));
  const row = [...cells, ...red].map(
    ({ digit, fill }, place) => `
    <rect x="${90 + place * 60}" y="190" width="52" height="84" rx="6" fill="${fill}"/>
    <text x="${116 + place * 60}" y="252" font-family="sans-serif" font-size="58" fill="#ffffff" text-anchor="middle">${digit}</text>`,
  );
  const number =
    serialNumber === null
      ? ''
      : `<text x="330" y="360" font-family="sans-serif" font-size="30" fill="#333333" text-anchor="middle">Nr ${serialNumber}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="660" height="480">
    <rect width="660" height="480" fill="#6f7f6a"/>
    <circle cx="330" cy="240" r="225" fill="#f4f1e6" stroke="#8a8d91" stroke-width="18"/>
    ${row.join('')}
    <text x="330" y="320" font-family="sans-serif" font-size="34" fill="#333333" text-anchor="middle">${unit}</text>
    ${number}
  </svg>`;
}
