import { MentionPicker } from '@lending-desk/ui/mentions/MentionPicker';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '../../http/readOf';
import { mentionQueries } from '../../queries/mentions';

/** Those who can be mentioned where somebody types an '@'. */
export function Colleagues() {
  const [loan, setLoan] = useState<string | null>(null);
  return <MentionPicker colleagues={readOf(useQuery(mentionQueries.colleagues(loan)))} onLook={setLoan} />;
}
