import { addDays, type BusinessDate } from '@lending-desk/domain/calendar';
import type { Random } from '../random';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const women = words(`
  Aarti Ananya Bhavna Chitra Deepa Divya Esha Fatima Gauri Harini Ishita Jaya Kavya Lalita Leela
  Madhuri Meenakshi Nandini Neha Padma Pooja Priya Radhika Rukmini Sadia Sanjana Shalini Smita Sunita
  Tanvi Uma Vaishnavi Yamini Zoya`);
const men = words(`
  Abhishek Aditya Amit Anand Arjun Balaji Bharat Chetan Dhruv Dinesh Farhan Ganesh Girish Harish Imran
  Jagdish Karthik Kunal Lokesh Mahesh Manoj Mohit Naveen Nikhil Prakash Rahul Rajesh Ramesh Sameer
  Sandeep Suresh Tushar Vikram Yusuf`);
const surnames = words(`
  Achrekarna Badrigaon Bhattiprolu Chandorwala Cholappan Dantewari Devnarkar Elangovar Fatehgarhi
  Gadgoli Ghoshalkar Haridasani Iyengarthi Jamkhandi Jhalavadi Kalyanpure Kanthaswar Kolhatpur
  Lohgarhia Madgaonker Malvandkar Mirajgave Nambisanar Narsapuram Oduvilkar Palakurthi Pathanwadi
  Qureshpuri Raghunathar Ratnagirkar Sahasrabud Satpuriya Shivapurkar Talegaonkar Tirumalgiri
  Udupiwala Vasudevani Velankanniar Wadhgaonkar Yeolekari Zamindarpur`);

/** Names that break layouts and careless code; each is used for one person. */
const oddNames = [
  {
    first: 'Venkata Subrahmanya Lakshmi Narasimha',
    last: 'Chakravarthulapudi Venkateswarapuram',
    gender: 'Male',
  },
  { first: 'अनुष्का', last: 'कुलकर्णेकर', gender: 'Female' },
  { first: 'Thangamani', last: '', gender: 'Female' },
  { first: 'Mary Philomena', last: 'D’Almeydar', gender: 'Female' },
  { first: 'Zoë', last: 'Fernândesar', gender: 'Female' },
  { first: 'S. K.', last: 'Ramanathapuram', gender: 'Male' },
] as const;

const cities = [
  { city: 'Bengaluru', state: 'Karnataka', code: 'KA', pin: '560', at: [12.97, 77.59] },
  { city: 'Chennai', state: 'Tamil Nadu', code: 'TN', pin: '600', at: [13.08, 80.27] },
  { city: 'Coimbatore', state: 'Tamil Nadu', code: 'TN', pin: '641', at: [11.02, 76.96] },
  { city: 'Guwahati', state: 'Assam', code: 'AS', pin: '781', at: [26.14, 91.74] },
  { city: 'Hyderabad', state: 'Telangana', code: 'TG', pin: '500', at: [17.39, 78.49] },
  { city: 'Indore', state: 'Madhya Pradesh', code: 'MP', pin: '452', at: [22.72, 75.86] },
  { city: 'Jaipur', state: 'Rajasthan', code: 'RJ', pin: '302', at: [26.91, 75.79] },
  { city: 'Kochi', state: 'Kerala', code: 'KL', pin: '682', at: [9.93, 76.27] },
  { city: 'Lucknow', state: 'Uttar Pradesh', code: 'UP', pin: '226', at: [26.85, 80.95] },
  { city: 'Ludhiana', state: 'Punjab', code: 'PB', pin: '141', at: [30.9, 75.86] },
  { city: 'Nagpur', state: 'Maharashtra', code: 'MH', pin: '440', at: [21.15, 79.09] },
  { city: 'Pune', state: 'Maharashtra', code: 'MH', pin: '411', at: [18.52, 73.86] },
] as const;
const streets = [
  'Ashok Vatika',
  'Tulsi Nagar',
  'Chandan Bagh Road',
  'Old Jute Lane',
  'Neelkamal Vihar',
  'Gulmohar Path',
  'Kesar Chowk',
  'Station Road',
  'Banyan Layout',
  'Temple Tank Street',
] as const;
const landmarks = [
  '',
  'Opp. bus stand',
  'Behind post office',
  'Near water tank',
  'Above the chemist',
  'Next to the school',
] as const;
const employers = [
  ['Zentrafix Infotech Pvt Ltd', 'IT'],
  ['Quillberry Foods LLP', 'Retail'],
  ['Nimbora Logistics Ltd', 'Logistics'],
  ['Godhuli Diagnostics Pvt Ltd', 'Health'],
  ['Pavithra Weaves & Exports', 'Manufacturing'],
  ['Saptarishi Public School', 'Education'],
  ['Trishul Auto Components Ltd', 'Manufacturing'],
  ['Marigold Hospitality LLP', 'Hospitality'],
  ['Vayudoot Telecom Services', 'Telecom'],
  ['Dhanvantari Hospitals Ltd', 'Health'],
] as const;
const occupations = [
  'Accountant',
  'Delivery supervisor',
  'Machine operator',
  'Nurse',
  'Sales executive',
  'Software engineer',
  'Teacher',
  'Technician',
  'Warehouse lead',
  'Store manager',
] as const;

export interface DemoAddress {
  readonly line1: string;
  readonly line2: string;
  readonly landmark: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
}

/** An invented customer: phones beginning 90000 2, PANs beginning ZZ and mail at mail.example belong to
 *  nobody. */
export interface DemoPerson {
  readonly userIdString: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly gender: 'Female' | 'Male';
  readonly dob: BusinessDate;
  readonly phone: string;
  readonly alternatePhone: string;
  readonly referencePhone: string;
  readonly email: string;
  readonly pan: string;
  readonly aadhaarLastFour: string;
  readonly accountNumber: string;
  readonly ifscCode: string;
  readonly bankName: string;
  readonly current: DemoAddress;
  readonly permanent: DemoAddress;
  readonly work: DemoAddress;
  readonly stateCode: string;
  readonly gps: { readonly latitude: number; readonly longitude: number };
  readonly company: string;
  readonly industry: string;
  readonly occupation: string;
  /** Rupees a month. */
  readonly income: number;
  readonly salaryDate: number;
}

/** @param number  from 0; one person each */
export function demoPerson(random: Random, number: number, asOf: BusinessDate): DemoPerson {
  const odd = oddNames[number];
  const gender = odd?.gender ?? random.pick(['Female', 'Male'] as const);
  const firstName = odd?.first ?? random.pick(gender === 'Female' ? women : men);
  const lastName = odd?.last ?? random.pick(surnames);
  const home = random.pick(cities);
  const origin = random.chance(0.6) ? home : random.pick(cities);
  const [company, industry] = random.pick(employers);
  return {
    userIdString: `usr-${random.text(12, '0123456789abcdef')}`,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    gender,
    dob: addDays(asOf, -random.int(22 * 365, 55 * 365)),
    phone: `90000${20000 + number}`,
    alternatePhone: `90000${60000 + number}`,
    referencePhone: `90000${80000 + number}`,
    email: `customer.${number + 1}@mail.example`,
    pan: `ZZ${random.text(1, 'ABCDEFGHJKLMNPQRSTUVWXY')}P${random.text(1, 'ABCDEFGHJKLMNPRSTVW')}${String(number).padStart(4, '0')}Z`,
    aadhaarLastFour: random.text(4, '0123456789'),
    accountNumber: `999${random.text(random.int(8, 11), '0123456789')}`,
    ifscCode: `ZBNK0${home.pin}099`,
    bankName: random.pick([
      'Axis Bank',
      'HDFC Bank',
      'ICICI Bank',
      'Kotak Mahindra Bank',
      'State Bank of India',
    ]),
    current: addressIn(random, home),
    permanent: addressIn(random, origin),
    work: addressIn(random, home),
    stateCode: home.code,
    gps: {
      latitude: Number((home.at[0] + random.int(-900, 900) / 10_000).toFixed(5)),
      longitude: Number((home.at[1] + random.int(-900, 900) / 10_000).toFixed(5)),
    },
    company,
    industry,
    occupation: random.pick(occupations),
    income: random.int(18, 120) * 1000,
    salaryDate: random.pick([1, 1, 5, 7, 28, 30]),
  };
}

function addressIn(random: Random, { city, state, pin }: (typeof cities)[number]): DemoAddress {
  return {
    line1: `${random.int(1, 399)}, ${random.pick(streets)}`,
    line2: random.chance(0.5) ? `${random.pick(['Ward', 'Sector', 'Phase'])} ${random.int(1, 60)}` : '',
    landmark: random.pick(landmarks),
    city,
    state,
    pinCode: `${pin}0${random.int(10, 99)}`,
  };
}
