/** The ids that tie a tab and its panel together.
 *  @param id  of the row of tabs */
export const tabId = (id: string, value: string) => `${id}-tab-${value}`;
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;
