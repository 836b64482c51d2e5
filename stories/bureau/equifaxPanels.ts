/** The panels of an Equifax report, in their order. */
export const equifaxPanels = [
  'ID and Contact Info',
  'Bureau Details',
  'Enquiry Summary',
  'Other Key Info',
  'Recent Activities',
  'Active Loans tabular',
  'Active Loans Variables',
  'Active Loans',
  'Inactive Loans',
];
