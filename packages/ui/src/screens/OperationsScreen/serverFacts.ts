import { formatDateTime } from '@lending-desk/domain/calendar';
import type { Operations } from '@lending-desk/domain/operations';
import type { KeyValueItem } from '../../primitives/KeyValue';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** '41.2 GB' of 1024 each */
export function bytesText(bytes: number): string {
  let at = 0;
  let rest = bytes;
  while (rest >= 1024 && at < units.length - 1) {
    rest /= 1024;
    at += 1;
  }
  return `${at === 0 ? rest : rest.toFixed(1)} ${units[at] ?? ''}`;
}

type Space = Operations['data'];

const spaceText = (space: Space): string | null =>
  space && `${bytesText(space.freeBytes)} free of ${bytesText(space.totalBytes)}`;

/** '14 of 14, last 0013_provider_hour' */
function migrationsText({ applied, known, last }: Operations['database']['migrations']): string {
  return `${applied} of ${known}${last === null ? '' : `, last ${last}`}`;
}

/** What the panel Server says. */
export function serverFacts({
  build,
  database,
  data,
  files,
  lastFault,
}: Operations): readonly KeyValueItem[] {
  const { engine, version, bytes, migrations } = database;
  return [
    { label: 'Version', value: build.version, mono: true },
    { label: 'Commit', value: build.commit ?? 'Runs from the sources', mono: build.commit !== null },
    {
      label: 'Database',
      value: `PostgreSQL ${version}, ${engine === 'embedded' ? 'embedded' : 'on a server'}`,
    },
    { label: 'Database size', value: bytesText(bytes) },
    { label: 'Migrations', value: migrationsText(migrations) },
    { label: 'Disk of the data folder', value: spaceText(data) },
    {
      label: 'Disk of the files',
      value: files.kind === 's3' ? 'In a bucket' : spaceText(files.space),
    },
    {
      label: 'Last fault',
      value: lastFault ? `${formatDateTime(lastFault.at)}: ${lastFault.what}` : 'None',
    },
  ];
}
