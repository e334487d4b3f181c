import type { Faker } from '@faker-js/faker';

/** First names as they are met among gardeners of all ages. */
const firstNames = {
  female:
    'Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Elżbieta Zofia Teresa Magdalena Joanna Janina Monika Danuta Jadwiga Aleksandra Halina Irena Beata Marta Dorota Helena Grażyna Jolanta Iwona Urszula Wiesława Bożena Renata Łucja Żaneta Świetlana'.split(
      ' ',
    ),
  male: 'Jan Andrzej Piotr Krzysztof Stanisław Tomasz Paweł Józef Marcin Marek Michał Grzegorz Jerzy Tadeusz Adam Łukasz Zbigniew Ryszard Dariusz Henryk Mariusz Kazimierz Wojciech Robert Mateusz Marian Rafał Jacek Janusz Mirosław Maciej Sławomir Jarosław Kamil Żelisław'.split(
    ' ',
  ),
};

export type Sex = keyof typeof firstNames;

/** The surname as a man bears it; some are double or foreign, as surnames are. */
export function surname(random: Faker): string {
  const [first, second] = [random.person.lastName('male'), random.person.lastName('male')];
  const rare = random.helpers.weightedArrayElement([
    { value: undefined, weight: 94 },
    { value: `${first}-${second}`, weight: 4 },
    { value: "O'Brien", weight: 1 },
    { value: "D'Angelo", weight: 1 },
  ]);
  return rare ?? first;
}

/** The same surname as a woman bears it: Kowalski and Kowalska, Nowak and Nowak. */
function feminine(family: string): string {
  return family.replace(/([scz]k)i\b/g, '$1a');
}

/** First and last name of a woman or a man of this family. */
export function personName(
  random: Faker,
  family: string,
  sex: Sex = random.helpers.arrayElement(['female', 'male']),
) {
  const firstName = random.helpers.arrayElement(firstNames[sex]);
  return { firstName, lastName: sex === 'female' ? feminine(family) : family };
}
