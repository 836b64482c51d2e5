/** The states and union territories of India: name, the two letters Equifax writes, and the census number, which
 *  CIBIL writes and which is the apolloStateCode of our state list (the documents name the field, not its values). */
export const states: readonly (readonly [name: string, letters: string, number: string])[] = [
  ['Andaman and Nicobar Islands', 'AN', '35'],
  ['Andhra Pradesh', 'AP', '28'],
  ['Arunachal Pradesh', 'AR', '12'],
  ['Assam', 'AS', '18'],
  ['Bihar', 'BR', '10'],
  ['Chandigarh', 'CH', '04'],
  ['Chhattisgarh', 'CG', '22'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'DN', '26'],
  ['Delhi', 'DL', '07'],
  ['Goa', 'GA', '30'],
  ['Gujarat', 'GJ', '24'],
  ['Haryana', 'HR', '06'],
  ['Himachal Pradesh', 'HP', '02'],
  ['Jammu and Kashmir', 'JK', '01'],
  ['Jharkhand', 'JH', '20'],
  ['Karnataka', 'KA', '29'],
  ['Kerala', 'KL', '32'],
  ['Ladakh', 'LA', '38'],
  ['Lakshadweep', 'LD', '31'],
  ['Madhya Pradesh', 'MP', '23'],
  ['Maharashtra', 'MH', '27'],
  ['Manipur', 'MN', '14'],
  ['Meghalaya', 'ML', '17'],
  ['Mizoram', 'MZ', '15'],
  ['Nagaland', 'NL', '13'],
  ['Odisha', 'OR', '21'],
  ['Puducherry', 'PY', '34'],
  ['Punjab', 'PB', '03'],
  ['Rajasthan', 'RJ', '08'],
  ['Sikkim', 'SK', '11'],
  ['Tamil Nadu', 'TN', '33'],
  ['Telangana', 'TG', '36'],
  ['Tripura', 'TR', '16'],
  ['Uttar Pradesh', 'UP', '09'],
  ['Uttarakhand', 'UK', '05'],
  ['West Bengal', 'WB', '19'],
];

/** One choice of a state, as the state list sends it (CS-106). */
export type StateChoice = { readonly stateName: string; readonly apolloStateCode: string };

/** The state list (CS-107). */
export const stateList: readonly StateChoice[] = states.map(([stateName, , apolloStateCode]) => ({
  stateName,
  apolloStateCode,
}));

/** The code of a state by its name in any capitals; null for a name that is not in the list. */
export function apolloStateCodeOf(stateName: string): string | null {
  const wanted = stateName.trim().toLowerCase();
  return stateList.find(state => state.stateName.toLowerCase() === wanted)?.apolloStateCode ?? null;
}
