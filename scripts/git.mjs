import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

/** What a git command prints; '' if it fails, or outside a repository.
 *  @param {readonly string[]} args
 *  @returns {string} */
export function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
