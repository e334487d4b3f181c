import type { Faker } from '@faker-js/faker';

/** Towns around the garden with the beginnings of their postal codes; most people live in the first. */
const towns = [
  { value: { city: 'Łódź', postalCodes: ['90-', '91-', '92-', '93-', '94-'] }, weight: 14 },
  { value: { city: 'Pabianice', postalCodes: ['95-2'] }, weight: 2 },
  { value: { city: 'Zgierz', postalCodes: ['95-1'] }, weight: 2 },
  { value: { city: 'Konstantynów Łódzki', postalCodes: ['95-05'] }, weight: 1 },
  { value: { city: 'Aleksandrów Łódzki', postalCodes: ['95-07'] }, weight: 1 },
];

const streets =
  "Kwiatowa, Ogrodowa, Polna, Leśna, Lipowa, Słoneczna, Łąkowa, Krótka, Źródłowa, Śląska, Piotrkowska, Kilińskiego, Żeromskiego, Wólczańska, Gdańska, Kopernika, Rzgowska, Pabianicka, Zgierska, Limanowskiego, Narutowicza, 11 Listopada, 3 Maja, ks. Brzóski, Jana Pawła II, św. Teresy, O'Connora".split(
    ', ',
  );

/** A house, one of several on a parcel, or a flat. */
const houseNumbers = ['[1-9][0-9]{0,1}', '[1-9][0-9]{0,1}[A-C]', '[1-9][0-9]{0,1}/[1-9][0-9]{0,1}'];

/** The parts of an address. */
export function address(random: Faker) {
  const { city, postalCodes } = random.helpers.weightedArrayElement(towns);
  const beginning = random.helpers.arrayElement(postalCodes);
  return {
    street: random.helpers.arrayElement(streets),
    houseNumber: random.helpers.fromRegExp(random.helpers.arrayElement(houseNumbers)),
    postalCode: beginning + random.string.numeric(6 - beginning.length),
    city,
  };
}
