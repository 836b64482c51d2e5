import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { claimsOf } from '../statements';
import { useStatements } from '../useStatements';

/** The stories of the page's component, with the requirements each proves. */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  const statements = useStatements();
  const showing = stories.some(({ parameters }) => claimsOf(parameters['states']).length > 0);
  const proving = stories.some(({ parameters }) => claimsOf(parameters['covers']).length > 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">State</th>
          {showing ? <th scope="col">Shows</th> : null}
          {proving ? <th scope="col">Proves</th> : null}
        </tr>
      </thead>
      <tbody>
        {stories.map(({ id, name, parameters }) => (
          <tr key={id}>
            <td>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </td>
            {showing ? <td>{claimsOf(parameters['states']).join(', ')}</td> : null}
            {proving ? (
              <td>
                {claimsOf(parameters['covers']).map(requirement => (
                  <div key={requirement}>
                    <code>{requirement}</code> {statements?.get(requirement)?.statement}
                  </div>
                ))}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
