/** The figures of an account that explain themselves, as an address names them. */
export const whyTopics = ['days', 'overdue', 'penal', 'closure'] as const;
export type WhyTopic = (typeof whyTopics)[number];
