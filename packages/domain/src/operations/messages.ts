/** The messages of the operations screen; separate from the catalogue, so that they load with that screen. */
export const operationsMessages = {
  readFailed: 'The state of the server could not be loaded',
  runAgainFailed: 'The job was not queued again',
  giveUpFailed: 'The job was not given up',
  notFound: 'This job does not exist',
  notDead: 'Only a dead job can be run again',
  ended: 'This job has ended meanwhile',
} as const;
