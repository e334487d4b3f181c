/** Why a reading is not taken under the key that it came with. */
export const measurementRefusals = {
  keyOfOtherMeter:
    'Ten odczyt jest już zapisany w innym liczniku. Otwórz licznik ponownie i wpisz odczyt.',
  keyOfOther: 'Pod tym wpisem zapisano już coś innego. Otwórz licznik ponownie i wpisz odczyt.',
} as const;
