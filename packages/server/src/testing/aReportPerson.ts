import { businessDate } from '@lending-desk/domain/calendar';
import type { ReportPerson } from '../providers/bureau/reportPerson';

/** An invented customer with every field a bureau asks for. */
export const aReportPerson: ReportPerson = {
  firstName: 'Asha',
  lastName: 'Jamkhandi',
  gender: 'Female',
  dob: businessDate('1990-04-12'),
  pan: 'ZZAPJ1234Z',
  phones: ['9000020001'],
  email: 'asha.jamkhandi@mail.example',
  addresses: [{ line: '14, Tulsi Nagar', city: 'Pune', stateCode: 'MH', pinCode: '411014' }],
};
