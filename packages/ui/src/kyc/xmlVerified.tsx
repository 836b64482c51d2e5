import { CircleCheck, CircleX } from 'lucide-react';
import { Badge } from '../primitives/Badge';

/** The line of an Aadhaar that says whether the signature of its XML is right [CR-081]. */
export const xmlVerified = (verified: boolean) => ({
  label: 'Aadhaar XML Verified',
  value: (
    <Badge tone={verified ? 'approve' : 'reject'} icon={verified ? CircleCheck : CircleX} emphasis="text">
      {verified ? 'Yes' : 'No'}
    </Badge>
  ),
});
