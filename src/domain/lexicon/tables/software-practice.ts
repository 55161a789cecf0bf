/** How software is planned, built, tested and kept. */
export const softwarePractice = `
# software engineering: software
Software development|software engineering, application development, programming, coding, software applications, computer programming, software design and development, develop software, developing software, writing code
Web development|web application development, web programming, web applications, web app development, website development, building websites, develop websites
Object-oriented programming|=OOP, object oriented, object oriented design, =OOD, object oriented analysis and design, =OOPS, oops concepts
Functional programming
Data structures|data structures and algorithms
Algorithms|algorithm design, algorithm development
Design patterns|solid principles, domain driven design, software design patterns
Software architecture|system architecture, system design, solution architecture, application architecture, technical architecture, enterprise architecture, architecture design
Software design|software design methodology, technical design, detailed design
Multithreading|concurrency, concurrent programming, parallel programming
Distributed systems|distributed computing, scalable systems, high availability
Debugging|bug fixing, fix bugs, troubleshooting code, defect resolution
Code review|peer reviews of code
Clean code|refactoring, reusable code, coding standards, maintainable code
Legacy systems|legacy code, legacy application modernization, application modernization
Prototyping|proof of concept, rapid prototyping
Technical documentation|software documentation, technical specifications, design documentation, system documentation, technical writing
Open source|open source software, open source projects
Internationalization|localization of software, i18n
Accessibility|web accessibility, wcag, section 508
Usability|usability testing
Product backlog|backlog management, backlog grooming, backlog refinement
Production support|application support, application maintenance, l2 support, l3 support
Software deployment|release management, deployment, release engineering
Configuration management|software configuration management
Mathematical modeling|mathematical modelling, numerical methods, numerical analysis, simulation modeling
Image processing|signal and image processing
User interface development|=UI, user interface, gui
# methods: software, project management
Software development life cycle|=SDLC, software life cycle, application life cycle
Agile|agile methodology, agile development, agile software development, agile/scrum, agile practices, agile framework
Scrum|sprint planning, scrum methodology, sprints, scrum framework
 Scrum Master role|scrum master
Kanban
Waterfall|waterfall methodology
=SAFe|scaled agile, scaled agile framework
Extreme programming|pair programming, paired programming
Requirements gathering|requirements analysis, requirements elicitation, requirements definition, gathering requirements, requirements management, eliciting requirements, translate requirements
Business requirements|functional requirements, product requirements, user requirements, functional specifications, requirements documents, brd
User stories|acceptance criteria, use cases
UML|unified modeling language, sequence diagrams
Root cause analysis|=RCA, root cause
DevSecOps
# version control: software
Git|git flow, git version control
 GitHub
 GitLab
 Bitbucket
Version control|source control, revision control
Subversion|svn
Mercurial
Perforce
TFS|team foundation server
ClearCase
# software testing: software, quality
Unit testing|unit tests
 JUnit
 NUnit
 pytest
 xUnit
 ?Mocha
 ?Jest
 ?Jasmine
 PHPUnit
 RSpec
 TestNG
Test-driven development|=TDD, test driven
Behavior-driven development|=BDD, behaviour driven development
Test automation|automated testing, automation testing, automated tests, test automation framework, automation framework, qa automation
Selenium|selenium webdriver
?Cucumber|gherkin, specflow
Cypress|headless testing, headless browser
Playwright
Puppeteer
Appium|mobile testing
Software testing|software quality assurance, qa testing, software qa, quality assurance testing, test engineering, testing software, software test, software tester, white box testing, black box testing, grey box testing
Manual testing|test cases, test plans, test scripts, test scenarios, writing test cases
Test strategy|test planning, test management, test coverage
Integration testing|system testing, end to end testing, e2e testing, system integration testing
Performance testing|load testing, stress testing, load test
 JMeter
 LoadRunner
Regression testing|smoke testing, sanity testing
Exploratory testing
User acceptance testing|uat, acceptance testing
API testing|service virtualization
 SoapUI
 REST Assured
Mocking|mockito, stubs and mocks
Defect tracking|bug tracking, defect management
 Bugzilla
 =UFT|unified functional testing, quicktest professional
 HP ALM|quality center
# development tools: software
Jira|atlassian jira
Confluence
Atlassian
Trello
Visual Studio
Visual Studio Code|vs code
Eclipse IDE|=Eclipse, ide tools
IntelliJ IDEA|intellij
Maven
Gradle
Apache Ant
npm
Yarn|yarn package manager
Artifactory|jfrog
Nexus Repository
# web publishing: software, marketing
WordPress
 Elementor
WooCommerce
Drupal
Joomla
Content management systems|=CMS, content management
 Sitecore
 Adobe Experience Manager|aem
 Umbraco
Shopify
Magento
BigCommerce
PrestaShop
E-commerce|online store, e commerce platforms
Website maintenance|website management, website updates, website administration, maintain website
Webflow
Squarespace
Wix
`;
