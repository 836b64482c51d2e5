import { formatDateTime, instant } from '@lending-desk/domain/calendar';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { vars } from '@lending-desk/ui/theme';
import { BookLink, storyAddress } from './BookLink';
import type { Accessibility, ChangedPicture, NamedStory, ReleaseChanges as Changes } from './released';
import { cell, table } from './table';

type PictureOf = (time: 'before' | 'after', storyId: string) => string;

const asWritten: PictureOf = (time, storyId) => `spec/pictures/${time}/${storyId}.webp`;

interface Props {
  /** Null if no two releases were compared. */
  changes: Changes | null;
  /** The address of a picture. @default where `npm run releases` put it */
  pictureOf?: PictureOf;
}

const kept = ({ release, at }: Changes['before']) => `${release} (${formatDateTime(instant(at))})`;

/** What differs between two kept releases: screens side by side, stories, and what axe finds. */
export function ReleaseChanges({ changes, pictureOf = asWritten }: Props) {
  if (changes === null) {
    return (
      <Text as="p">
        No two releases have been compared. Keep each with <code>npm run pictures -- --keep RELEASE</code>,
        and run <code>npm run releases -- EARLIER LATER</code>.
      </Text>
    );
  }
  const { changed, unchanged, added, removed, accessibility } = changes;
  return (
    <Stack gap="6">
      <Text as="p" size="bodyLg">
        {kept(changes.before)} and {kept(changes.after)}.
      </Text>
      <Stack as="section" gap="3" aria-label="Screens">
        <Text as="h2" size="title" numeric>
          Screens that differ: {changed.length}
        </Text>
        <Text as="p" tone="secondary" numeric>
          Of the states of screens, tabs and dialogs; {unchanged} are the same and not shown. What differs is
          framed.
        </Text>
        {changed.map(picture => (
          <Pair key={picture.id} picture={picture} changes={changes} pictureOf={pictureOf} />
        ))}
      </Stack>
      <Stories name="New stories" stories={added} linked />
      <Stories name="Stories that are gone" stories={removed} />
      <Stack as="section" gap="2" aria-label="Accessibility">
        <Text as="h2" size="title">
          Accessibility
        </Text>
        <Text as="p" tone="secondary">
          How many rules axe finds broken on the pictures of each component, and how many it leaves to a
          person, in every release that was kept.
        </Text>
        <table style={table} aria-label="Accessibility by component">
          <thead>
            <tr>
              {['Component', ...accessibility.releases].map(name => (
                <th key={name} scope="col" style={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accessibility.components.map(({ title, found }) => (
              <tr key={title}>
                <th scope="row" style={cell}>
                  {title}
                </th>
                {accessibility.releases.map((release, at) => (
                  <td key={release} style={cell}>
                    {foundIn(found[at])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Stack>
  );
}

function foundIn(found: Accessibility | undefined) {
  if (!found || found.violations === null) return 'no picture';
  const { violations, unsure } = found;
  return (
    <Text numeric tone={violations > 0 ? 'reject' : 'primary'}>
      {`${violations} broken, ${unsure ?? 0} to be looked at`}
    </Text>
  );
}

function Stories({
  name,
  stories,
  linked = false,
}: {
  name: string;
  stories: readonly NamedStory[];
  linked?: boolean;
}) {
  return (
    <Stack as="section" gap="2" aria-label={name}>
      <Text as="h2" size="title" numeric>
        {name}: {stories.length}
      </Text>
      <ul style={{ margin: 0 }}>
        {stories.map(({ id, title, name: story }) => (
          <li key={id}>
            {linked ? (
              <BookLink to={storyAddress(id)}>{`${title}: ${story}`}</BookLink>
            ) : (
              `${title}: ${story}`
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Pair({
  picture,
  changes,
  pictureOf,
}: {
  picture: ChangedPicture;
  changes: Changes;
  pictureOf: PictureOf;
}) {
  const { id, title, name } = picture;
  const heading = `${title}: ${name}`;
  return (
    <Stack as="section" gap="2" aria-label={heading}>
      <Text as="h3" weight="semibold">
        <BookLink to={storyAddress(id)}>{heading}</BookLink>
      </Text>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
        {(['before', 'after'] as const).map(time => (
          <figure key={time} style={{ margin: 0 }}>
            <figcaption>
              <Text tone="secondary">{changes[time].release}</Text>
            </figcaption>
            <Framed
              picture={picture}
              source={pictureOf(time, id)}
              alt={`${heading}, ${changes[time].release}`}
            />
          </figure>
        ))}
      </div>
    </Stack>
  );
}

/** A picture as large as the larger of both, with a frame around each part that differs. */
function Framed({ picture, source, alt }: { picture: ChangedPicture; source: string; alt: string }) {
  const { boxes, width, height } = picture;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <a
      href={source}
      target="_blank"
      rel="noreferrer"
      style={{
        display: 'block',
        position: 'relative',
        aspectRatio: `${width} / ${height}`,
        border: `1px solid ${vars.colour.border.default}`,
      }}
    >
      <img src={source} alt={alt} loading="lazy" style={{ display: 'block', width: '100%' }} />
      {boxes.map(box => (
        <span
          key={`${box.x} ${box.y}`}
          data-differs
          style={{
            position: 'absolute',
            left: percent(box.x, width),
            top: percent(box.y, height),
            width: percent(box.width, width),
            height: percent(box.height, height),
            outline: `2px solid ${vars.colour.status.reject.solid}`,
            outlineOffset: 1,
          }}
        />
      ))}
    </a>
  );
}
