/** Whether a file fits an `accept` list, as the browser's own file dialog reads it: '.csv,image/*,application/pdf'. */
export function acceptsFile(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true;
  const name = file.name.toLowerCase();
  return accept
    .toLowerCase()
    .split(',')
    .map(rule => rule.trim())
    .some(rule => {
      if (rule.startsWith('.')) return name.endsWith(rule);
      return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
    });
}
