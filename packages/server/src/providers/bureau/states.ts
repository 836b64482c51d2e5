// Name, Equifax's two letters, CIBIL's census number.
const states: readonly (readonly [string, string, string])[] = [
  ['Andhra Pradesh', 'AP', '28'],
  ['Assam', 'AS', '18'],
  ['Bihar', 'BR', '10'],
  ['Chhattisgarh', 'CG', '22'],
  ['Delhi', 'DL', '07'],
  ['Goa', 'GA', '30'],
  ['Gujarat', 'GJ', '24'],
  ['Haryana', 'HR', '06'],
  ['Himachal Pradesh', 'HP', '02'],
  ['Jharkhand', 'JH', '20'],
  ['Karnataka', 'KA', '29'],
  ['Kerala', 'KL', '32'],
  ['Madhya Pradesh', 'MP', '23'],
  ['Maharashtra', 'MH', '27'],
  ['Odisha', 'OR', '21'],
  ['Punjab', 'PB', '03'],
  ['Rajasthan', 'RJ', '08'],
  ['Tamil Nadu', 'TN', '33'],
  ['Telangana', 'TG', '36'],
  ['Uttar Pradesh', 'UP', '09'],
  ['Uttarakhand', 'UK', '05'],
  ['West Bengal', 'WB', '19'],
];

/** The two letters of a state; '' for an unknown one. */
export function stateCodeOf(name: string): string {
  return states.find(([known]) => known.toLowerCase() === name.trim().toLowerCase())?.[1] ?? '';
}

/** The census number of a state's two letters; '99', CIBIL's own code, for an unknown one. */
export function stateNumberOf(code: string): string {
  return states.find(([, known]) => known === code)?.[2] ?? '99';
}
