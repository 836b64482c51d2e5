export { mentionsContract } from './contract';
export { mentionedIn, mentionQueryAt, matchingColleagues } from './mentions';
export { mentionMessages } from './messages';
export { type Colleague, type Mention, type Mentions, mentionsSchema, shownMentions } from './schema';
